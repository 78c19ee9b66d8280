// Links in the text of lessons: to a step, a state or a source.

/**
 * What links may lead to.
 * @typedef {object} Destinations
 * @property {ReadonlyMap<number, number>} lessons How many steps each lesson has, by its number.
 * @property {ReadonlyMap<string, { readonly text: string, readonly url?: string | undefined }>} sources
 * @property {(parameters: string) => readonly string[]} refusals What is wrong with parameters.
 */

/**
 * The attributes of a link. Throws where it leads nowhere.
 * @param {string} href As the author writes it.
 * @param {Destinations} destinations
 * @returns {[string, string][]}
 */
export function linkOf(href, destinations) {
  const [, lesson, step = "1"] = /^lesson:(\d+)(?:\.(\d+))?$/.exec(href) ?? [];
  if (lesson !== undefined) {
    const steps = destinations.lessons.get(Number(lesson));
    if (steps === undefined) throw new Error(`There is no lesson ${lesson}`);
    if (Number(step) < 1 || Number(step) > steps) throw new Error(`Lesson ${lesson} has no step ${step}`);
    const reference = `${lesson}.${step}`;
    return [
      ["href", `?lesson=${reference}`],
      ["data-lesson", reference],
    ];
  }
  if (href.startsWith("?")) {
    const parameters = decodeURIComponent(href.slice(1));
    const [wrong] = destinations.refusals(parameters);
    if (wrong) throw new Error(wrong);
    return [
      ["href", href],
      ["data-state", parameters],
    ];
  }
  const [, key = ""] = /^source:(.+)$/.exec(href) ?? [];
  const url = destinations.sources.get(key)?.url;
  if (!url)
    throw new Error(`A link to ${href} leads nowhere: it goes to a lesson, a state, or a source that has an address`);
  return [
    ["href", url],
    ["target", "_blank"],
    ["rel", "noopener"],
  ];
}
