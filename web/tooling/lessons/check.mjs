// What is wrong in the files of lessons, without a build: `npm run lessons`.

import { LessonError } from "./checked-yaml.mjs";
import { folder, locales, readCourse, roomOf } from "./course.mjs";
import { readUnits, translatedUnits } from "./units.mjs";

/** @import { CompiledFile } from "./course.mjs" */

try {
  const course = await readCourse();
  for (const { entry } of course) console.log(`${entry.number}  ${entry.title}: ${entry.steps.length} steps`);
  const { units, paths } = readUnits(folder, course, await roomOf());
  for (const { title, minutes, steps } of units) console.log(`${title}: ${steps.length} steps, ${minutes} minutes`);
  for (const [name, { minutes, steps }] of Object.entries(paths))
    console.log(`${name}: ${steps.length} steps, ${minutes} minutes`);
  nameBold("en", course);
  for (const locale of locales) {
    const translated = await readCourse(locale);
    const named = translatedUnits(folder, locale, await roomOf(locale));
    console.log(`${locale}: ${translated.length} of ${course.length} lessons, ${Object.keys(named).length} units`);
    nameBold(locale, translated);
  }
} catch (error) {
  if (!(error instanceof LessonError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/**
 * Says which words in bold open no entry of the glossary.
 * @param {string} locale
 * @param {readonly CompiledFile[]} course
 */
function nameBold(locale, course) {
  const plain = course.flatMap(({ entry, plainBold }) => [...plainBold].map((words) => `${words} (${entry.number})`));
  if (plain.length > 0) console.log(`${locale}: bold, and not in the glossary: ${plain.join(", ")}`);
}
