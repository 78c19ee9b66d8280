// What is wrong in the files of lessons, without a build: `npm run lessons`.
import { folder, readCourse, roomOf } from "./course.mjs";
import { LessonError } from "./problems.mjs";
import { readUnits } from "./units.mjs";

try {
  const course = await readCourse();
  for (const { entry } of course) console.log(`${entry.number}  ${entry.title}: ${entry.steps.length} steps`);
  const { units, paths } = readUnits(folder, course, await roomOf());
  for (const { title, minutes, steps } of units) console.log(`${title}: ${steps.length} steps, ${minutes} minutes`);
  for (const [name, { minutes, steps }] of Object.entries(paths))
    console.log(`${name}: ${steps.length} steps, ${minutes} minutes`);
  const plain = course.flatMap(({ entry, plainBold }) => [...plainBold].map((words) => `${words} (${entry.number})`));
  if (plain.length > 0) console.log(`Bold, and not in the glossary: ${plain.join(", ")}`);
} catch (error) {
  if (!(error instanceof LessonError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
