// On the page for teachers: snippets name this site, and are copied by a button.
const placeholder = "https://playground.example/";
const site = new URL("./", location.href).href;

for (const code of document.querySelectorAll(".snippet code")) {
  const snippet = (code.textContent ?? "").replace(placeholder, site.replaceAll("&", "&amp;"));
  code.textContent = snippet;
  const button = code.nextElementSibling;
  if (!(button instanceof HTMLButtonElement)) continue;
  button.hidden = false;
  button.addEventListener("click", () => {
    navigator.clipboard.writeText(snippet).then(
      () => {
        button.textContent = button.dataset["copied"] ?? "";
      },
      // Where a page may not copy, the reader can: the snippet is marked.
      () => getSelection()?.selectAllChildren(code),
    );
  });
}
for (const note of document.querySelectorAll<HTMLElement>(".without-scripts")) note.hidden = true;
