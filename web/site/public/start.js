// What speaks for the page until its own scripts do: a classic script, which needs none of them.
(() => {
  // A button that does nothing is not shown.
  document.documentElement.classList.add("heard");
  // An address that says more opens something else than the moment that is drawn there.
  if (location.search || location.hash.length > 1) document.documentElement.classList.add("told");
  // Once all that the markup asks for has come or been lost. What hangs is waited for, until the style sheet says so.
  addEventListener("load", () => {
    if (!customElements.get("perceptron-playground")) document.querySelector(".late")?.classList.add("lost");
  });
  addEventListener("click", ({ target }) => {
    if (target.matches?.(".late button")) location.reload();
  });
})();
