/** Whether this is `npm run test:all`. */
export const isAll: boolean = process.env["JOURNEYS"] === "all";

/** How many of so many cases are tried: one in ten, or in `every`, in `npm test`; all of them in `npm run test:all`. */
export const sampled = (all: number, every = 10): number => (isAll ? all : Math.ceil(all / every));
