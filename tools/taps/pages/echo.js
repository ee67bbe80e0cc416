// A worker that answers at once, and a page that shows the answer.
const button = document.getElementById("tap");
const worker = new Worker("echo-worker.js");
worker.onmessage = ({ data }) => {
  button.textContent = data;
  document.dispatchEvent(new CustomEvent("azumaya:painted", { detail: "tap" }));
};
button.addEventListener("click", () => worker.postMessage(Number(button.textContent) + 1));
