import type { FileAnswer } from '@porao/contracts';
import { timeInBangladesh } from './bangladesh-time.ts';

/** Spreadsheets take signs of full width as the usual ones, and may leave out what is not seen before them. */
const isFormula = (text: string) => /^[\s\p{Cf}]*[=+\-@]|^[\t\r]/u.test(text.normalize('NFKC'));

type Cell = string | number | boolean | null | undefined;

/** A value of a table; one that a spreadsheet would run as a formula is text for it. */
export function csvValue(value: Cell): string {
  const text = String(value ?? '');
  const safe = isFormula(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** With the mark by which spreadsheets know UTF-8. */
const bytesOf = (lines: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`\ufeff${lines.map((line) => `${line.map(csvValue).join(',')}\r\n`).join('')}`);

/** A time as people there read it. */
export const csvTime = (at: string | null): string | null => at && timeInBangladesh(new Date(at));

/** Values of a row by the heading of their column. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

export function csvFile<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): FileAnswer {
  const cells = Object.values(columns);
  const lines = rows.map((row) => cells.map((cell) => cell(row)));
  return { bytes: bytesOf([Object.keys(columns), ...lines]), type: 'text/csv' };
}
