/** "Example 4" for "example 4". */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
