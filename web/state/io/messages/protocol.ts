// All there is to the messages, for what is made of it when the site is built: its JSON Schema, and the page about it.
export { fields as stateFields } from "../../document/schema.js";
export { answers, state } from "./answers.js";
export { requests } from "./requests.js";
