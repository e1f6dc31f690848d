import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { expect, it, onTestFinished } from 'vitest';
import { pluginTypeErrors, typeErrorsIn } from './type-errors.ts';

const first = "src/a.tsx(8,46): error TS2322: Type 'string' is not assignable to type 'number'.";
const second = "src/b.tsx(1,1): error TS2345: Argument is not assignable.\n  Property 'id' is missing.";

it('OPS-117: reads each error of the compiler with the lines that explain it', () => {
  expect(typeErrorsIn('')).toEqual([]);
  expect(typeErrorsIn(`${first}\n${second}\n`)).toEqual([first, second]);
});

/** Below this package, where the compiler is installed. */
function project(source: string) {
  const parent = join(import.meta.dirname, '../node_modules/.cache');
  mkdirSync(parent, { recursive: true });
  const root = mkdtempSync(join(parent, 'types-'));
  mkdirSync(join(root, 'src'));
  const write = (text: string) => writeFileSync(join(root, 'src/a.ts'), text);
  writeFileSync(join(root, 'tsconfig.json'), '{ "include": ["src"], "compilerOptions": { "lib": ["ES5"] } }');
  write(source);
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** A development server with one page, whose messages are listed by kind. */
function serve(root: string) {
  const sent: string[] = [];
  const send = (kind: string) => sent.push(kind);
  const close: (() => void)[] = [];
  const server = { environments: { web: { hot: { send, onConnect: () => undefined } } } };
  let afterCompile: (result: { stats: { hasErrors: () => boolean } }) => void = () => undefined;
  const api = {
    logger: { error: () => undefined, info: () => undefined },
    onBeforeStartDevServer: (start: (context: unknown) => void) => start({ server }),
    onAfterDevCompile: (hook: typeof afterCompile) => {
      afterCompile = hook;
    },
    onCloseDevServer: (stop: () => void) => close.push(stop),
  };
  void pluginTypeErrors(root).setup(api as unknown as RsbuildPluginAPI);
  return {
    sent,
    build: ({ fails }: { fails: boolean }) => afterCompile({ stats: { hasErrors: () => fails } }),
    close: () => close.forEach((stop) => stop()),
  };
}

it('OPS-166: errors of types are shown again after a build that hid them, and not in place of its own errors', async () => {
  const { root, write, remove } = project("const a: number = '';\n");
  onTestFinished(remove);
  const { sent, build, close } = serve(root);
  onTestFinished(close);
  const until = (kinds: readonly string[]) => expect.poll(() => sent).toEqual(kinds);
  await until(['errors']);

  build({ fails: false });
  expect(sent).toEqual(['errors', 'errors']);
  build({ fails: true });
  expect(sent).toEqual(['errors', 'errors']);

  build({ fails: false });
  write('const a: number = 1;\n');
  await until(['errors', 'errors', 'errors', 'ok']);
  build({ fails: false });
  expect(sent.at(-1)).toBe('ok');
}, 120_000);
