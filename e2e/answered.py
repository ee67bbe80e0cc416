"""When the page has answered: it tells of every message whose answer is on the screen, and all that follows done."""

# A promise that the next message of this kind is answered.
ANSWERED = """(what) => new Promise((resolve) => {
  document.addEventListener("azumaya:painted", function hear({ detail }) {
    if (detail !== what) return;
    document.removeEventListener("azumaya:painted", hear);
    resolve();
  });
})"""
