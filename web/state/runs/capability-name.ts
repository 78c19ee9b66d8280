/** A capability that an intent may need before it can be carried out. See capabilities.ts. */
export type CapabilityName = "background" | "extension" | "settings";
