import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { expect, it } from 'vitest';
import { esRuntime, runtimeByName } from './es-runtime.ts';
import { globalName, remoteFederation, shellFederation } from './federation.ts';
import { sharedPackages, singletonModules } from './shared.ts';

const shell = join(import.meta.dirname, '../../../shell');

const sharedOf = ({ shared }: { shared?: unknown }) => Object.entries(shared as Record<string, object>);

it('the shell has in its first script what every page needs, and the rest on demand', () => {
  const eager = sharedOf(shellFederation(shell)).filter(([, entry]) => 'eager' in entry && entry.eager);
  expect(eager.map(([name]) => name)).toEqual([...singletonModules, ...sharedPackages.core]);
});

it('a remote takes what the shell provides, and contains none of it', () => {
  const remote = sharedOf(remoteFederation('mfe-a', shell, 'runtime.js'));
  expect(remote.map(([name]) => name)).toEqual(sharedOf(shellFederation(shell)).map(([name]) => name));
  for (const [, entry] of remote) expect(entry).toMatchObject({ import: false, singleton: true });
});

it('a global name is a JavaScript identifier', () => {
  expect(globalName('mfe-a-b')).toBe('porao_mfe_a_b');
});

it('the runtime of federation is taken as ES modules, which are there', () => {
  const aliases = Object.entries(esRuntime());
  expect(aliases.length).toBeGreaterThan(0);
  for (const [common, es] of aliases) {
    expect(es).not.toBe(common);
    expect(existsSync(es)).toBe(true);
  }
});

it('OQ-377 the bundler imports the runtime by name, whatever the folder is', () => {
  const { resolve } = createRequire(import.meta.url);
  const requestOf = (module: string) => `loader!=!data:text/javascript,${encodeURIComponent(module)}`;
  const request = (of: (name: string) => string) =>
    requestOf(
      Object.keys(esRuntime())
        .flatMap((name) => (name.endsWith('$') ? of(name.slice(0, -1)) : []))
        .join(),
    );
  const replace: ((data: { request: string }) => void)[] = [];
  function NormalModuleReplacementPlugin(_: RegExp, by: (data: { request: string }) => void) {
    replace.push(by);
  }
  runtimeByName({ NormalModuleReplacementPlugin } as unknown as Rspack.Compiler['rspack']);
  const data = { request: request(resolve) };
  for (const by of replace) by(data);
  expect(data.request).toBe(request((name) => name));
});
