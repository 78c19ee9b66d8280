/**
 * Hands a file to the browser, which saves it where its reader's files go, or asks where. Returns whether it surely does:
 * where a frame blocks downloads, no browser tells the page.
 */
export function saveFile(name: string, content: BlobPart, type: string): boolean {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser may begin to read it only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return takesDownloads();
}

/**
 * Whether the page can surely save files: no frame around it blocks downloads. Of a page from elsewhere around it, and of
 * one without an origin, which a sandbox makes, nobody knows.
 */
export function takesDownloads(): boolean {
  if (window.origin === "null" && location.protocol !== "file:") return false;
  // A frame that can be seen is of the same origin, and so is the page it stands in.
  for (let at: Window = window; at !== at.parent; at = at.parent) {
    const frame = at.frameElement;
    const allowed = frame?.getAttribute("sandbox")?.toLowerCase().split(/\s+/);
    if (!frame || (allowed && !allowed.includes("allow-downloads"))) return false;
  }
  return true;
}
