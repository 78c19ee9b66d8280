// What a page may style the element by, from outside: one table, of which the custom-elements manifest is made.

/** Custom properties, which a page sets on the element. Of the tokens in tokens.css each has its row. */
export const customProperties = {
  "--pp-height": "How high the whole is in a wide place, and at least in a narrow one.",
  "--pp-size": "The size of the type, to which everything keeps its proportion.",
  "--pp-font": "The family of the type.",
  "--pp-serif": "The family of what is read: the story, and names of variables.",
  "--pp-mono": "The family of what is typed.",
  "--pp-radius": "The radius of corners.",
  "--pp-target": "The least side of anything to press.",
  "--pp-bg": "The background.",
  "--pp-surface": "The background of the stage and of fields.",
  "--pp-hover": "The background of what the pointer is over.",
  "--pp-ink": "The colour of text.",
  "--pp-ink-2": "The colour of text beside other text.",
  "--pp-ink-3": "The colour of captions.",
  "--pp-rule": "The colour of lines between parts.",
  "--pp-control-rule": "The colour of the borders of controls.",
  "--pp-accent": "The colour of what is to be pressed first, and of what is chosen.",
  "--pp-accent-ink": "The colour of text on the accent.",
  "--pp-accent-soft": "The accent as a background.",
  "--pp-positive": "The colour of positive examples and of their half-plane.",
  "--pp-negative": "The colour of negative examples and of their half-plane.",
  "--pp-positive-text": "That of positive examples, in text.",
  "--pp-negative-text": "That of negative examples, in text.",
  "--pp-warning": "The colour of warnings.",
  "--pp-error": "The colour of errors.",
  "--pp-focus": "The colour of the ring around what has the focus.",
  "--pp-shadow": "The shadow under what lies over the page.",
  "--pp-tint": "How strong the colour of a half-plane is over the background, 0 to 1.",
} as const;

/** Names for `::part()`: the whole, and each part of the page. */
export const cssParts = {
  app: "The whole.",
  header: "The title, and the buttons that open panels.",
  setup: "The sentence of the settings.",
  bench: "The settings as a column, where they are pinned.",
  tools: "What pointers do on the stage, and what takes it back.",
  stage: "The plot, or the plots.",
  transport: "The buttons and the timeline.",
  verdict: "Whether a hyperplane separates.",
  story: "The moment in words, as an equation and as weights.",
} as const;

/** The attributes of the element's own, beside the parameters of the state. */
export const ownAttributes = {
  "from-url":
    "Reads the parameters in the address of the page too, and keeps that at what is shown. What a readable address does not name, as a theme, is as the attributes say.",
  "opens-at":
    "Where the address is read and says nothing of the state, and no page is around: the visit that the page opens at. The site's own page says it, whose markup shows that moment before any script has run.",
  keys: '"page": the keys of the transport work wherever the focus is, not only inside the element.',
  messages: "Where the page is framed, the page around it is told what happens, and answered what it asks.",
  "allow-from":
    'Who may ask by messages: "parent" (the default), the page around; origins, as "https://course.example": any window from there; "*": any window. Several are separated by commas. Where the address is read, a parameter of this name says it too; the attribute comes before that.',
  "element-script":
    "Where the page around has the element's script for pages of others: Share, Embed then writes a snippet with it.",
  "offline-file": "Where the page around has the playground as one file: Share then offers it.",
  reference: "Where the page is that says every setting: Help then leads to it.",
} as const;
