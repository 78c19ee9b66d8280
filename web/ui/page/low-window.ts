/**
 * A window lower than this many pixels has no room for rows above and below the stage: they would leave it less than
 * half of the height. The style sheets say 640px, and 639.98px for all below: the heights of a zoomed window are between pixels.
 */
export const LOW_WINDOW = 640;
