/** Bytes in the letters that an address may have anywhere: base64url, without padding. */
export function lettersOf(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(characters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

/** The bytes again. Throws where the letters are of no bytes. */
export function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const characters = atob(letters.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}
