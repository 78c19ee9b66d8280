export const noun = `${document.title.toLowerCase()} plane`;
