// In a document that is XML, such as a chapter of an EPUB, `innerHTML` reads XML, and the templates of the views are HTML.
// There a document of HTML reads them. lit-html asks for this hook once, while it loads: so it is imported before that.
type Templates = { createElement(markup: string): HTMLTemplateElement };
type Hook = (templates: Templates, part: unknown) => void;

const page = globalThis as { litHtmlPolyfillSupport?: Hook };

if (globalThis.document && document.contentType !== "text/html") {
  const reader = document.implementation.createHTMLDocument();
  const before = page.litHtmlPolyfillSupport;
  page.litHtmlPolyfillSupport = (templates, part) => {
    before?.(templates, part);
    templates.createElement = (markup) => {
      const template = reader.createElement("template");
      template.innerHTML = markup;
      return template;
    };
  };
}
