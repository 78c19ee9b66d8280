declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
    };
  }
}

interface Policy {
  createScriptURL(url: string): string;
}

const policy = ownPolicy();

/** The address of one of the site's own scripts, vouched for where the policy of the page asks for that. */
export const scriptUrl = (url: string): string => policy?.createScriptURL(url) ?? url;

function ownPolicy(): Policy | undefined {
  try {
    return window.trustedTypes?.createPolicy("perceptron-playground", { createScriptURL: (url) => url });
  } catch {
    // The policy of the page does not name it. Where addresses need no vouching, they still work.
    return undefined;
  }
}

/** Without these the playground does not work. Lit makes its own when the page's script runs. */
function prevents({ disposition, effectiveDirective, sample }: SecurityPolicyViolationEvent): boolean {
  if (disposition !== "enforce") return false;
  if (effectiveDirective === "require-trusted-types-for") return true;
  return effectiveDirective === "trusted-types" && sample.startsWith("lit-html");
}

document.addEventListener("securitypolicyviolation", (event) => {
  const id = "pp-trusted-types";
  if (!prevents(event) || document.getElementById(id)) return;
  const told = document.createElement("p");
  told.id = id;
  told.setAttribute("role", "alert");
  told.textContent =
    "The Content-Security-Policy of this page blocks scripts of the playground. " +
    "To allow them, add this to the policy: trusted-types lit-html perceptron-playground";
  document.body.prepend(told);
});
