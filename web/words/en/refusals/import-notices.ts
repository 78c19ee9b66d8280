import type { Notice } from "../../../state/io/import/index.js";
import { count, list, number, plural } from "../../grammar/en.js";
import { room } from "../../room.js";
import type { Sentences } from "../../sentences.js";

const quoted = (names: readonly string[]): string => {
  const shown = names.slice(0, 4).map((name) => `“${name}”`);
  return list(names.length > shown.length ? [...shown, `${count(names.length - shown.length)} more`] : shown);
};

/** What an import read otherwise than it is written, left out, or asks. */
export const importNotices = room("importNotices", {
  eitherNumber: ({ columns, text, value, other }) =>
    `Is “${text}” in ${quoted(columns)} ${number(value)} or ${number(other)}? It is read as ${number(value)}. If that is wrong, change the decimal mark.`,
  eitherHeader: ({ header, text }) =>
    header
      ? `Are “${text}” the names of the columns? They are read as names. If that is wrong, untick the box.`
      : `Are “${text}” the names of the columns? They are read as an example. If that is wrong, tick the box.`,
  capitals: ({ labels, folded }) =>
    folded
      ? `Do capitals matter in ${quoted(labels)}? They are ignored. If that is wrong, untick the box.`
      : `Do capitals matter in ${quoted(labels)}? They make different labels. If that is wrong, tick the box.`,
  manyClasses: ({ name, values, most }) =>
    `Which label in “${name}” is positive? It has ${count(values)} different values, and there can be at most ${count(most)} classes, so one value is compared with all others.`,
  sameLabels: ({ labels, as }) => `${quoted(labels)} are the same label, “${as}”.`,
  numbersRead: ({ text, value }) => `“${text}” is read as ${number(value)}.`,
  identifiers: ({ names }) =>
    names.length === 1
      ? `${quoted(names)} is left out because it only identifies the rows.`
      : `${quoted(names)} are left out because they only identify the rows.`,
  words: ({ names }) =>
    names.length === 1
      ? `${quoted(names)} is left out because it is not a column of numbers.`
      : `${quoted(names)} are left out because they are not columns of numbers.`,
  empty: ({ names }) => (names.length === 1 ? `${quoted(names)} is empty.` : `${quoted(names)} are empty.`),
  comments: ({ lines, first }) =>
    plural(lines, {
      one: `# comment is skipped, in line ${first}.`,
      other: `# comments are skipped, from line ${first} on.`,
    }),
  title: ({ text, line }) => `Line ${line}, “${text}”, is skipped as a title.`,
  counts: ({ text, line }) => `Line ${line}, “${text}”, gives the size of the table and the names of the classes.`,
  oneFeature: ({ name }) => `There is one feature, “${name}”. For the picture, x₂ is 0 in every example.`,
  contradict: ({ lines, line, as, record }) =>
    record
      ? plural(lines, {
          one: `Record ${line} has the features of record ${as} but a different label: no learner gets both right.`,
          other: `# records have the features of another but a different label, such as records ${as} and ${line}: no learner gets all of them right.`,
        })
      : plural(lines, {
          one: `Line ${line} has the features of line ${as} but a different label: no learner gets both right.`,
          other: `# lines have the features of another but a different label, such as lines ${as} and ${line}: no learner gets all of them right.`,
        }),
  renamed: ({ from, to }) => `“${from}” is called “${to}” here.`,
} satisfies Sentences<Notice>);
