// What speaks for the page until its own scripts do: a classic script, which needs none of them.
(() => {
  // A button that does nothing is not shown.
  document.documentElement.classList.add("heard");
  // Once all that the markup asks for has come or been lost. What hangs is waited for, until the style sheet says so.
  addEventListener("load", () => {
    if (!customElements.get("perceptron-playground")) document.querySelector(".late")?.classList.add("lost");
  });
  addEventListener("click", ({ target }) => {
    if (target.matches?.(".late button")) location.reload();
  });
})();
