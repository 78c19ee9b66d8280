/** The fields of the setup, section by section. */
export * as compare from "../sections/compare/index.js";
export * as data from "../sections/data/index.js";
export * as features from "../sections/features/index.js";
export * as learner from "../sections/learner/index.js";
export * as order from "../sections/order/index.js";
