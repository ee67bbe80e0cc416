// Who leads: the keys or a hand. The ring around what has the focus is for the keys; to a hand that has just tapped
// something it would tell nothing. A field in which one types has its ring in any case (ground.css).

const TYPED = "textarea, input:not([type=radio], [type=checkbox], [type=range])";

/** @param {KeyboardEvent} event is it a key by which one goes about, and not one of what is typed? */
function leads(event) {
  const typing = event.target instanceof Element && event.target.matches(TYPED);
  return event.key === "Tab" || (!typing && !event.ctrlKey && !event.metaKey && !event.altKey);
}

export function watchWhoLeads() {
  const { dataset } = document.documentElement;
  addEventListener("pointerdown", () => delete dataset.keys, { capture: true, passive: true });
  addEventListener(
    "keydown",
    (event) => {
      if (leads(event)) dataset.keys = "";
    },
    { capture: true, passive: true },
  );
}
