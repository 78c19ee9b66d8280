import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folder, readCourse } from "../../../web/tooling/lessons/course.mjs";
import { textOf } from "./text-of.js";

// Where each thing that the source texts teach is learned, and words that its step cannot do without. A step that is written
// anew may say it otherwise: then its row says how.

const course = await readCourse();

const places: Readonly<Record<string, readonly [where: string, ...words: readonly RegExp[]]>> = {
  "ciml-f1": ["1.2", /fires/, /weigh, add, compare/],
  "ciml-f2": ["1.1", /multiplies each feature\s+by its weight and adds up/],
  "liv-neuron": ["1.2", /fires/, /threshold/],
  "ciml-q2": ["2.2", /A neuron fires when/, /what is .*b/, /opposite sign/],
  "liv-bias": ["2.3", /bias/, /moved|moves|passes between/],
  "liv-x0": ["2.4", /always 1/, /one sum of products/],
  "pavlu-f3": ["2.4", /put this feature first/],
  "cs-bias-img": ["2.5", /sheet/, /plane through the origin/],
  "ciml-update": ["5.4", /rises by at least 1/, /9 \+ 4 \+ 1/],
  "ciml-f9": ["5.2", /no bias/, /\(3, 2\)/],
  "cs-cases": ["5.3", /two cases/, /its score rises/, /its score\s+falls|and its score falls/],
  "cs-contribution": ["5.6", /\(4, 0, 1\)/, /2, 2, 2/, /\(−2, 2, 1\)/],
  "cs-img": ["5.2", /before, adding, after/],
  "liv-quiz1": ["5.3", /the score falls/],
  "liv-quiz2": ["5.1", /parallelogram/, /\(2, 1\)/, /\(0, −1\)/],
  "liv-quiz3": ["5.3", /turned away from the example/],
  "liv-angle1": ["5.2", /More than 90°/],
  "liv-angle2": ["5.2", /the angle is less than 90°/],
  "liv-remember": ["5.5", /still below 0/],
  "pavlu-f2": ["5.5", /until the example is on the side of its label/],
  "cs-pass": ["6.2", /Fill in/, /−1, −1, 14/],
  "cs-many": ["6.5", /Many more passes/, /446 updates/],
  "cisc-t1": ["7.1", /four cases/, /false negative/, /false positive/],
  "cisc-t2": ["7.2", /residual/, /label minus answer/],
  "cisc-loop": ["7.5", /Missed/, /flag/],
  "ciml-boundary": ["8.1", /perpendicular/, /score is 0/],
  "ciml-f5": ["8.3", /projection/, /0\.734/],
  "ciml-q5": ["8.3", /length 1/, /0\.8 and 0\.6/],
  "ciml-f6": ["8.1", /right angles/, /positive side/],
  "ciml-f7": ["8.4", /number line/, /threshold is at 0/],
  "ciml-f8": ["8.5", /moves? the threshold/, /half-way/],
  "ciml-scale": ["8.6", /doubled/, /None/],
  "liv-hyperplane": ["8.2", /hyperplane/, /49/],
  "ciml-f10": ["9.1", /linearly separable/],
  "ciml-f11": ["9.1", /inseparable/],
  "ciml-many": ["9.2", /order/, /Both: neither has a mistake/],
  "ciml-no-features": ["9.6", /no features/, /1, 0, 1, 0, 1/],
  "liv-separable": ["9.1", /one side/, /some line/],
  "liv-remarks": ["9.1", /Infinitely many, and now none/],
  "cisc-f1": ["9.4", /iris/, /four lines|four perceptrons/, /close to some example/],
  "cisc-trouble": ["9.5", /all three others are now wrong/],
  "ciml-margin": ["10.1", /functional margin/, /geometric margin/, /−∞/],
  "ciml-q6": ["10.1", /finitely many numbers above 0/],
  "ciml-theorem": ["10.3", /at least 18 times γ/, /at most 18 times 3/],
  "ciml-q7": ["10.4", /bound/, /51 again/],
  "ciml-q8": ["10.5", /counts updates, not visits/],
  "ciml-wstar": ["10.8", /need not find them/, /hard problem/],
  "liv-online": ["3.1", /online/, /Each visit is to a single example/],
  "liv-errors": ["3.2", /same sign/, /mistake/],
  "cs-algorithm": ["3.3", /updates/, /nothing at all/],
  "ciml-a5": ["3.4", /epoch/, /MaxIter/],
  "ciml-a6": ["3.4", /Testing, on new examples, uses the same score/],
  "ciml-q3": ["4.1", /0 is not below 0/],
  "pavlu-proof": ["10.6", /squared distance/, /153/],
  "ciml-order": ["11.2", /1,000 visits/, /501, 503, 504 and 510/],
  "liv-order": ["11.3", /[Ss]huffled/, /Both labels pull at the line in turn/],
  "ciml-f4": ["11.4", /never shuffle, shuffle\s+once, shuffle for every epoch/, /about a fifth/],
  "ciml-q4": ["11.5", /right not to shuffle/, /stream/],
  "ciml-later": ["12.1", /9,899/, /all but one of the positives/],
  "liv-final": ["12.2", /averaged perceptron/, /mean of all vectors/],
  "ciml-voted": ["12.3", /survival counts/, /the vote on \(2, 4\) is 3/],
  "ciml-a7": ["12.4", /counter/, /the mean of the six|six vectors/],
  "ciml-q10": ["12.5", /sum of the updates/, /11 of 16/],
  "ciml-q9": ["12.6", /use the current weights/, /repairs the current weights/],
  "ciml-f3": ["13.3", /In training/, /Held out/, /Overfitting/, /stopped/],
  "pavlu-f1": ["14.1", /flip the\s+negatives/, /on the other side of the origin/],
  "pavlu-j": ["14.3", /slope/, /16, 6, 1, 0/],
  "cisc-batch": ["14.4", /residual/, /rows of a matrix/],
  "pavlu-eps": ["14.5", /shorter than/, /tolerance/],
  "pavlu-each": ["14.6", /until M is empty/, /one by one/],
  "cs-multi": ["15.2", /11, 13 and 8/, /one product/],
  "cs-reward": ["15.3", /rewarded/, /punished/, /\(2, 0, 3\)/, /\(−1, 7, −1\)/],
  "ciml-weights": ["16.4", /ten largest/, /ten smallest/],
  "ciml-q1": ["16.5", /yes = −1/, /Feature and weight both change sign/],
  "ciml-f12": ["17.1", /exclusive or/, /corners of a square/],
  "ciml-q11": ["18.2", /and a bias, that get all four right/],
  "ciml-blowup": ["18.5", /10·9\/2/, /10·9·8\/6/, /overfitting/],
  "ciml-sentiment": ["19.4", /excellent∧not/, /\+1, −1, 0, −2, \+2/],
  "liv-negation": ["19.3", /That is XOR/, /not both/],
  "ciml-cures": ["20.3", /a third/, /neuron/],
  "ciml-contrast": ["20.5", /decision tree/, /nearest neighbour/, /slanted line/],
};

describe("the checklist", () => {
  it.each(Object.entries(places))("has %s learned where it says", (id, [where, ...words]) => {
    const [number, at = 1] = where.split(".").map(Number);
    const made = course.find(({ entry }) => entry.number === number);
    const step = made?.lesson.steps[at - 1];
    expect(made?.covered.map((one) => `${one.id} in ${one.where}`)).toContain(`${id} in ${where}`);
    for (const word of words) expect(step && textOf(step)).toMatch(word);
  });

  it("has each of its rows learned somewhere", () => {
    const rows = readFileSync(join(folder, "checklist.yaml"), "utf8").matchAll(/^([a-z\d-]+):/gm);
    expect(Object.keys(places).sort()).toEqual(Array.from(rows, ([, id]) => id).sort());
  });

  it.each(course)("has each id of lesson $entry.number in one of its steps", ({ covered }) => {
    const inSteps = covered.filter(({ where }) => where.includes(".")).map(({ id }) => id);
    for (const { id } of covered) expect(inSteps).toContain(id);
  });
});
