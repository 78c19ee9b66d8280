/** Tells the element that what is kept of this tab is to be forgotten. It is sent to the element itself, and to nobody else. */
export const deleteSavedEvent = "pp-afresh";
