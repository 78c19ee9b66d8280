import type { PartParameter } from "../state/document/parameter-names.js";
import type { settings, viewUi } from "../state/document/settings.js";

/** What a setting is, in a sentence, and what a parameter of it may say. */
export interface Words {
  readonly is: string;
  /** Values to try, as parameters: "features=x1,x2,x1*x2&data=xor". */
  readonly example?: string;
}

/** Of each setting that stands in links; the reader's own stand in none. */
export const settingWords: Readonly<Record<keyof typeof settings | keyof typeof viewUi, Words>> = {
  data: { is: "The examples: a preset by its name and options, drawn points, a table, or reviews." },
  features: {
    is: "What is learned from: products of the base features x1, x2, …; left out, every base feature.",
    example: "data=xor&features=x1,x2,x1*x2",
  },
  scaling: { is: "How the base features are scaled before products are made of them.", example: "scaling=standardize" },
  bias: { is: "Whether there is a bias: a weight of a feature that is always 1.", example: "bias=false" },
  learners: { is: "The learners that train side by side, each by its kind and its settings." },
  order: { is: "In which order the examples are visited; a shuffle has a seed." },
  initial: { is: "Weights to start from; null starts at zero." },
  maxEpochs: { is: "After so many passes over the examples the run stops.", example: "max-epochs=20" },
  split: { is: "What is held out of training, to be tested on; null holds out nothing." },
  visit: { is: "The moment that is looked at: so many visits have been made.", example: "visit=12" },
  view: { is: "The part of the plane that the stage shows; null fits the examples." },
  heading: { is: "What the page is called: its title, at most 80 characters.", example: "data=xor&heading=Meet+XOR" },
  theme: { is: "Light and dark; auto follows the reader's system.", example: "theme=dark" },
  pace: { is: "Whether play dwells on updates (told) or goes steadily.", example: "pace=steady" },
  speed: { is: "Visits a second of the steady pace; max is as fast as the machine goes.", example: "speed=20" },
  precision: { is: "Whether numbers are shown short or in full." },
  labels: {
    is: "How labels are written: −1 and +1, or 0 and 1, with what is predicted, q, and the residual e = y − q.",
    example: "labels=zero-one",
  },
  biasAs: {
    is: "How the bias is written: b, the weight w₀ of an input x₀ that is always 1, or a threshold θ = −b.",
    example: "bias-as=threshold",
  },
  lead: { is: "Which of the learners story and timeline are about, counted from 0." },
  shading: { is: "Whether the stage shows the score as shading. null: where one learner draws one line." },
  live: {
    is: "Whether the learners train to their end after every change, each from its start.",
    example: "live=true",
  },
  drawer: { is: "The view that is open next to the stage, or below it.", example: "drawer=margin" },
  dock: {
    is: "Where that view opens; auto is next to the stage where the page is wide enough, otherwise below it.",
    example: "drawer=trace&dock=below",
  },
  pinned: { is: "Whether all settings are in a column next to the stage.", example: "pinned=true" },
  predictFirst: {
    is: "Whether, in Present, a press of the clicker asks the room about the next visit before it makes it.",
    example: "present=true&predict-first=true",
  },
  moments: {
    is: "What a lecturer has prepared, in order: up to nine states, each with a name and as the part of a link after its #.",
  },
  present: { is: "Whether the page is laid out for a lecture hall.", example: "present=true" },
  compare: { is: "Several learners side by side, or their boundaries on one stage." },
  difference: { is: "Two learners whose disagreement is shown, by their numbers from 0." },
  lift: { is: "The view that raises the examples to the values of one more feature." },
  turned: {
    is: "Whether the projection flips the negatives, so that every example should lie above 0.",
    example: "drawer=projection&turned=true",
  },
  axis: {
    is: "What the projection measures along the weights: scores, or distances.",
    example: "drawer=projection&axis=distance",
  },
  proof: {
    is: "What the tab Margin shows: the margin, a proof that the run ends (by the angle, or by the distance), or what edits do to the bound.",
    example: "drawer=margin&proof=angle",
  },
  target: {
    is: "The vector αw* that the proofs hold the run against: weights, then the bias. Empty: the best there is.",
    example: "data=and&drawer=margin&proof=distance&target=2,2,-3",
  },
  weightAxes: {
    is: "The two weights whose plane weight space shows, by their features, or bias.",
    example: "drawer=weight-space&weight-axes=x1,bias",
  },
  why: {
    is: "Whether the stage draws why the examples are separable or not; null: once a run has ended without success.",
  },
  lock: { is: "Parts and settings that stay as they are for whoever looks at the page.", example: "lock=data" },
  lesson: { is: "The step of a lesson that is open: 4.2 is the second of the fourth.", example: "lesson=4.2" },
  course: {
    is: "The address of a teacher's own course, a JSON file of links and texts. Before it is fetched from another site the reader is asked. lesson is then a step of that, the first where none is given.",
    example: "course=course.json&lesson=3",
  },
  worksheet: {
    is: "The sheet to be worked out by hand that is open: this page's (page), or one of a level (gentle, usual, long, like) and a seed.",
    example: "data=cs188&worksheet=page",
  },
  quiz: {
    is: "A question by its kind and seed, asked of the examples on the page where it can be; or a challenge by its name.",
    example: "quiz=mistake.7",
  },
  embed: {
    is: "Whether the page is a figure in another page: stage, transport, one line of story.",
    example: "embed=true",
  },
  hide: { is: "Parts of the page that are left out.", example: "hide=header,charts" },
};

/** Of each parameter that sets a part of a setting. Those of a whole setting are told with that. */
export const partWords: Readonly<Record<PartParameter, Words & { readonly values?: string }>> = {
  data: { is: "The examples, by the name of a preset.", example: "data=xor" },
  n: { is: "How many examples a preset has.", example: "data=blobs&n=100" },
  noise: { is: "How far the examples of a preset stray.", example: "data=moons&noise=0.2" },
  seed: {
    is: "What chance of a preset begins with, and of a shuffled order that has no seed of its own.",
    example: "data=overlap&seed=7",
  },
  columns: { is: "Which two of the four measurements of Iris are drawn, from 0.", example: "data=iris&columns=2,3" },
  species: { is: "Which two of the three species of Iris are told apart, from 0.", example: "data=iris&species=1,2" },
  learner: { is: "The kinds of the learners that train side by side.", example: "learner=perceptron,averaged" },
  order: { is: "In which order the examples are visited.", example: "order=shuffle-each-epoch&seed=3" },
  "order-seed": {
    is: "What chance of a shuffled order begins with.",
    example: "data=overlap&seed=7&order=shuffle-once&order-seed=3",
  },
  split: { is: "The fraction of the examples that is held out of training.", example: "data=overlap&split=0.3" },
  "split-seed": { is: "What chance of the split begins with.", example: "split=0.3&split-seed=4" },
  lift: {
    is: "The feature whose values raise the examples, or bias.",
    example: "data=xor&features=x1,x2,x1*x2&lift=x1*x2",
  },
};
