import { count, plural } from "../grammar/de.js";

/**
 * What is counted everywhere: "1 Schritt", "3 Schritte", as subject or object of a sentence. After "nach", "mit", "in" and
 * "von" the dative, which updates and epochs have no form of their own for: "nach 3 Epochen".
 */
export const visits = (n: number): string => plural(n, { one: "# Schritt", other: "# Schritte" });
export const visitsDative = (n: number): string => plural(n, { one: "# Schritt", other: "# Schritten" });
export const updates = (n: number): string => plural(n, { one: "# Update", other: "# Updates" });
export const epochs = (n: number): string => plural(n, { one: "# Epoche", other: "# Epochen" });
export const mistakes = (n: number): string => `${count(n)} Fehler`;
export const examples = (n: number): string => plural(n, { one: "# Beispiel", other: "# Beispiele" });
export const examplesDative = (n: number): string => plural(n, { one: "# Beispiel", other: "# Beispielen" });
export const features = (n: number): string => plural(n, { one: "# Merkmal", other: "# Merkmale" });
export const featuresDative = (n: number): string => plural(n, { one: "# Merkmal", other: "# Merkmalen" });
