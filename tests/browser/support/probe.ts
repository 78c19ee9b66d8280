/**
 * The classic script that the test server puts before every other script of a page. It keeps what a console would show
 * as an error or a warning, which WebDriver has no way to ask for. And it turns service workers away: a page is opened
 * some thousand times, and keeping the site each time takes a seventh of what a journey costs. What is about a worker is
 * served without the probe.
 */
export const probePath = "/__probe.js";

export const probeSource = `(() => {
  const problems = (window.__problems = []);
  // A frame may be closed to the page around it: it tells that itself.
  if (window !== top) problems.push = (problem) => top.postMessage({ __problem: problem }, "*");
  else addEventListener("message", ({ data }) => data?.__problem && problems.push("in a frame: " + data.__problem));
  const say = (value) => {
    if (value instanceof Error) return String(value);
    try {
      return typeof value === "object" ? (JSON.stringify(value) ?? String(value)) : String(value);
    } catch {
      return String(value);
    }
  };
  for (const level of ["error", "warn"]) {
    const original = console[level];
    console[level] = (...values) => {
      problems.push("console." + level + ": " + values.map(say).join(" "));
      original.apply(console, values);
    };
  }
  addEventListener(
    "error",
    (event) => {
      const { target } = event;
      if (target instanceof Element) problems.push("could not load: " + (target.src || target.href || target.localName));
      else problems.push("uncaught: " + (event.error ? say(event.error) : event.message));
    },
    true,
  );
  try {
    navigator.serviceWorker.register = () => Promise.reject(new Error("no worker beside the probe"));
  } catch {
    // A sandbox has none.
  }
  addEventListener("unhandledrejection", (event) => problems.push("unhandled rejection: " + say(event.reason)));
  addEventListener("securitypolicyviolation", (event) =>
    problems.push("content security policy: " + event.effectiveDirective + " blocked " + event.blockedURI),
  );
})();
`;

/** Puts a script before everything else in the head, where a policy in a <meta> does not yet apply to it. */
export function injectScript(html: string, script: string): string {
  const opening = /<head\b[^>]*>|<html\b[^>]*>|<!doctype\b[^>]*>/gi;
  let end = 0;
  for (const match of html.slice(0, html.search(/<(script|body|style|link)\b/i) >>> 0).matchAll(opening)) {
    end = match.index + match[0].length;
  }
  return html.slice(0, end) + script + html.slice(end);
}
