/**
 * A window lower than this many pixels has no room for rows above and below the stage: they would leave it less than
 * half of the height.
 */
export const LOW_WINDOW = 640;

/** The same for media queries; windows of a browser that is zoomed have heights between whole pixels. */
export const BELOW_LOW_WINDOW = LOW_WINDOW - 0.02;
