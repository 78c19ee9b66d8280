import { type Lazy, lazy } from "../../engine/lazy.js";
import {
  compareDigest,
  type Digest,
  featuresDigest,
  learnerOfPane,
  orderDigest,
  separabilityDigest,
} from "./digests.js";
import type { SectionView } from "./section-view.js";

export interface Section {
  readonly title: string;
  readonly digest: Digest;
  readonly view: Lazy<SectionView>;
}

/** The registration of the bench's sections after the first: one row each. They load when the reader comes near. */
export const sections: readonly Section[] = [
  { title: "Features", digest: featuresDigest, view: lazy(() => import("./features/index.js")) },
  { title: "Learner", digest: learnerOfPane, view: lazy(() => import("./learner/index.js")) },
  { title: "Compare", digest: compareDigest, view: lazy(() => import("./compare/index.js")) },
  { title: "Order", digest: orderDigest, view: lazy(() => import("./order/index.js")) },
  { title: "Separability", digest: separabilityDigest, view: lazy(() => import("./separability/index.js")) },
];
