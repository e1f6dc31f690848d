import { join } from 'node:path';
import { messageOf } from '@porao/server';
import { folderOf } from '../local/apps.ts';
import { runTool } from '../local/run-tool.ts';
import { RegistryError, repoRoot } from '../registry/index.ts';

const mostErrors = 8;
const tsc = join(repoRoot, 'node_modules/.bin/tsc');

/** Refuses an app whose sources the compiler finds wrong: the bundler drops types without reading them. */
export async function checkTypes(app: string): Promise<void> {
  const words: string[] = [];
  const context = { signal: new AbortController().signal, print: (text: string) => words.push(text) };
  const code = await runTool(tsc, ['--noEmit', '--pretty', 'false', '-p', folderOf(app)], context).catch(
    (error: unknown) => words.push(`The compiler cannot be run: ${messageOf(error)}`),
  );
  if (code === 0) return;
  const said = words.join('').trim().split('\n');
  const errors = said.filter((line) => line.includes('error TS'));
  const more = errors.length - mostErrors;
  const lines = errors.length === 0 ? said : errors.slice(0, mostErrors);
  if (more > 0) lines.push(`and ${more} more`);
  throw new RegistryError(
    'TYPES',
    `The types of ${app} are not right:\n  ${lines.join('\n  ')}`,
    'Correct them, or publish with --skip-types, which the log then says.',
  );
}
