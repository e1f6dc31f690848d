import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../../../deploy/registry/data-dir.ts';
import { median } from '../measure.ts';

export interface Cell {
  readonly change: string;
  readonly visitor: string;
  /** Bytes of scripts and styles, and with fonts and descriptions of releases. */
  readonly code: number;
  readonly files: number;
  /** Relative to the first visit: the time until a press acts, and code. */
  readonly press: number;
  readonly ofFirst: number;
}

/** One cell for each visitor in place of those of the changes. */
export function mediansOf(cells: readonly Cell[], changes: readonly { readonly name: string }[]): Cell[] {
  const names = new Set(changes.map(({ name }) => name));
  const ofChanges = cells.filter(({ change }) => names.has(change));
  const visitors = [...new Set(cells.map(({ visitor }) => visitor))];
  const medians = visitors.map((visitor) => {
    const own = ofChanges.filter((cell) => cell.visitor === visitor);
    const of = (key: 'code' | 'files' | 'press' | 'ofFirst') => median(own.map((cell) => cell[key]));
    const change = `median of ${own.length} commits`;
    return {
      change,
      visitor,
      code: of('code'),
      files: of('files'),
      press: of('press'),
      ofFirst: of('ofFirst'),
    };
  });
  return [...cells.filter(({ change }) => !names.has(change)), ...medians];
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

export const printCell = ({ change, visitor, code, files, press, ofFirst }: Cell): void =>
  console.log(
    `${visitor.padEnd(32)} ${change.slice(0, 44).padEnd(44)} code ${code} B (${ofFirst.toFixed(2)} of the first visit's), files ${files} B, press ${press.toFixed(2)}`,
  );

/** In the form that biome gives to tables of documents. */
function markdown(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lineOf = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows.map(lineOf);
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}

/** One row for each visitor and change. */
export function tableOf(cells: readonly Cell[], network: string): string {
  const rows = cells.map(({ change, visitor, code, files, press, ofFirst }) => [
    change,
    visitor,
    kB(code),
    ofFirst.toFixed(2),
    kB(files),
    press.toFixed(2),
  ]);
  const head = ['Change', 'Visitor', 'Code, kB', 'Of first', 'Files, kB', `Press, ${network}`];
  return markdown([head, ...rows]);
}

/** Below the section's first paragraph, in place of the run before. */
export function enterTable(line: string, table: string): void {
  const file = join(repoRoot, 'docs/measurements.md');
  const section = /(## Returning visits\n\n[^\n]+\n\n)[\s\S]*?(?=\n## )/;
  const text = readFileSync(file, 'utf8');
  if (!section.test(text)) throw new Error('docs/measurements.md has no section on returning visits.');
  writeFileSync(
    file,
    text.replace(section, (_, head: string) => `${head}${line}\n\n${table}\n`),
  );
}
