// uPlot makes a number format for the browser's language while it loads. Where that is no language ("C", in WebKitGTK
// under the C locale) it throws, and the chart, in the single script even the whole page, would be gone. The chart
// formats its numbers itself, so any language will do.

const wanted = "new Intl.NumberFormat(domEnv ? nav.language : 'en-US')";

/** @returns {import("vite").Plugin} */
export function uplotLocale() {
  return {
    name: "perceptron:uplot-locale",
    apply: "build",
    transform: {
      filter: { id: /\/uplot\/dist\/uPlot\.esm\.js$/i },
      handler(code) {
        if (!code.includes(wanted)) this.error("uPlot no longer makes its number format as expected here.");
        return { code: code.replace(wanted, "new Intl.NumberFormat('en-US')"), map: null };
      },
    },
  };
}
