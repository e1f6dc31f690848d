/** Spreadsheets take signs of full width as the usual ones, and may leave out what is not seen before them. */
const isFormula = (text: string) => /^[\s\p{Cf}]*[=+\-@]|^[\t\r]/u.test(text.normalize('NFKC'));

/** A value of a table; one that a spreadsheet would run as a formula is text for it. */
export function csvValue(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const safe = isFormula(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** With the mark by which spreadsheets know UTF-8. */
export const csvOf = (lines: readonly (readonly (string | number | null)[])[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`\ufeff${lines.map((line) => `${line.map(csvValue).join(',')}\r\n`).join('')}`);
