/** What an example is labelled, or predicted: one of two, or a class by its name or number. */
export type Label = "positive" | "negative" | { readonly className: string };

/** "positive", "class setosa" */
export const labelled = (label: Label): string => (typeof label === "string" ? label : `class ${label.className}`);
