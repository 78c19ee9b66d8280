/** For the help line that describes the stage. */
export const KEY_HELP =
  "Arrow keys move the crosshair, with Control in fine steps, with Shift they pan. " +
  "P or N adds a positive or negative example there, 2 to 5 one of a further class, " +
  "Enter one for the tool in hand. " +
  "Full stop and comma select the next and previous example; Alt and arrows nudge it, F flips its label, " +
  "Delete removes it, Escape deselects. Plus and minus zoom, 0 fits the view.";
