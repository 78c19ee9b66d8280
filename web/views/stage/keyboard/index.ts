/** What the stage does when keys are pressed: loaded once it has the focus. */
export { KeyboardCommands } from "./commands.js";
