const sheet = `
  .update-offer {
    position: fixed;
    inset: auto 1em 1em auto;
    z-index: 40;
    max-width: min(24em, 100vw - 4em);
    padding: 0.6em 0.9em 0.8em;
    border: 1px solid GrayText;
    border-radius: 6px;
    background: Canvas;
    color: CanvasText;
    font: 15px / 1.45 system-ui, sans-serif;
  }

  .update-offer p {
    margin: 0 0 0.5em;
  }

  .update-offer button {
    min-height: 2.4em;
    margin-right: 0.6em;
    padding: 0 0.9em;
    font: inherit;
  }

  @media print {
    .update-offer {
      display: none;
    }
  }
`;

/** Says that there is a newer version, once, until it is taken or put off. */
export function offerUpdate(take: () => void): void {
  document.querySelector(".update-offer")?.remove();
  adoptSheet();
  const offer = document.createElement("aside");
  offer.className = "update-offer";
  offer.setAttribute("role", "status");
  const words = document.createElement("p");
  words.textContent = "A newer version of the playground is there. What you have made stays.";
  offer.append(
    words,
    button("Reload", take),
    button("Later", () => offer.remove()),
  );
  document.body.append(offer);
}

function button(name: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = name;
  made.addEventListener("click", press);
  return made;
}

let adopted = false;

function adoptSheet(): void {
  if (adopted) return;
  adopted = true;
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
}
