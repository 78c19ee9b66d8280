import { readFileSync } from "node:fs";
import { join } from "node:path";

const iris = readFileSync(join(import.meta.dirname, "fixtures/iris.csv"), "utf8");

/** Header and rows of iris as they are published. */
export const irisRows: readonly (readonly string[])[] = iris
  .trim()
  .split("\n")
  .map((line) => line.split(","));

const [header = [], ...rows] = irisRows;

/** As R's write.csv has it: names of rows, quotes, and the column names that R makes. */
export function fromR(): string {
  const names = ["", "Sepal.Length", "Sepal.Width", "Petal.Length", "Petal.Width", "Species"];
  const quoted = (text: string) => `"${text}"`;
  const lines = rows.map((row, k) => [quoted(String(k + 1)), ...row.slice(0, 4), quoted(row[4] ?? "")].join(","));
  return `${[names.map(quoted).join(","), ...lines].join("\n")}\n`;
}

/** As pandas' to_csv has it: the index is a column without a name. */
export function fromPandas(): string {
  return `${[`,${header.join(",")}`, ...rows.map((row, k) => `${k},${row.join(",")}`)].join("\n")}\n`;
}

/** As a German Excel has it: semicolons, decimal commas, CR LF. */
export function fromGermanExcel(): string {
  const names = ["Länge Kelchblatt", "Breite Kelchblatt", "Länge Blütenblatt", "Breite Blütenblatt", "Art"];
  return `${[names.join(";"), ...rows.map((row) => row.join(";").replaceAll(".", ","))].join("\r\n")}\r\n`;
}

/** The four features of all flowers, and their labels by species. */
export const irisTable: readonly (readonly number[])[] = rows.map((row) => [
  ...row.slice(0, 4).map(Number),
  [-1, 1, 2][["setosa", "versicolor", "virginica"].indexOf(row[4] ?? "")] ?? 0,
]);
