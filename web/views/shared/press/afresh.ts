/** Tells the element that what is kept of this tab is to be forgotten. It is sent to the element itself, and to nobody else. */
export const afresh = "pp-afresh";
