/** Most visits of a run that are written into one table. */
export const mostTraced = 200_000;

/** Most pictures of an animation: what a slide or a page still loads. */
export const mostPictures = 300;
