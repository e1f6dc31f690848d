/** A value of a table; one that a spreadsheet would run as a formula is text for it. */
export function csvValue(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** With the mark by which spreadsheets know UTF-8. */
export const csvOf = (lines: readonly (readonly (string | number | null)[])[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`\ufeff${lines.map((line) => `${line.map(csvValue).join(',')}\r\n`).join('')}`);
