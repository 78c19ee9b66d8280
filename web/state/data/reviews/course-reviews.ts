import type { Reviews } from "../../document/state.js";

/**
 * The sentiment example of CIML, section 4.7: three words, and the four reviews that make an XOR of them. In this order,
 * without a bias and with the conjunctions x1*x3 and x2*x3, the perceptron ends with weights 1, −1, 0, −2, 2.
 */
export const courseReviews: Reviews = {
  kind: "reviews",
  words: ["excellent", "terrible", "not"],
  reviews: [
    ["An excellent course: every lecture was worth getting up for.", 1],
    ["A terrible course. The slides were read out to us.", -1],
    ["This was not an excellent course, whatever the brochure says.", -1],
    ["Not a terrible course at all: I would take it again.", 1],
  ],
};
