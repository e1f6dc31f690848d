import { runInNewContext } from 'node:vm';
import type { Rspack } from '@rsbuild/core';
import { expect, it, vi } from 'vitest';
import { SharedFirstPlugin } from './shared-first.ts';

type Handler = (chunk: string, promises: Promise<unknown>[]) => void;

/** The handler of chunks that the plugin writes into a runtime with this `require`. */
function handlerOf(require: (id: string) => unknown): Handler {
  let code = '';
  const compilation = {
    addRuntimeModule: (_: unknown, module: { generate: () => string }) => {
      code = module.generate();
    },
    hooks: {
      runtimeRequirementInTree: { for: () => ({ tap: (_: string, add: (c: object) => void) => add({}) }) },
    },
  };
  const compiler = {
    hooks: { thisCompilation: { tap: (_: string, run: (c: object) => void) => run(compilation) } },
    rspack: {
      RuntimeModule: Object,
      RuntimeGlobals: { ensureChunkHandlers: 'handlers', require: 'require' },
    },
  };
  new SharedFirstPlugin().apply(compiler as unknown as Rspack.Compiler);
  const handlers: { sharedFirst?: Handler } = {};
  const runtime = Object.assign(require, {
    consumesLoadingData: { chunkMapping: { page: ['ui', 'forms'] } },
  });
  runInNewContext(code, { handlers, require: runtime });
  if (!handlers.sharedFirst) throw new Error('The plugin added no handler.');
  return handlers.sharedFirst;
}

it('a chunk is loaded once its files and then its shared modules are there', async () => {
  const require = vi.fn<(id: string) => unknown>();
  const file = Promise.withResolvers<void>();
  const promises: Promise<unknown>[] = [file.promise];
  handlerOf(require)('page', promises);
  expect(promises).toHaveLength(2);
  expect(require).not.toHaveBeenCalled();
  file.resolve();
  await promises[1];
  expect(require.mock.calls.map(([id]) => id)).toEqual(['ui', 'forms']);
});

it('the load of a chunk fails when a shared module cannot be had', async () => {
  const promises: Promise<unknown>[] = [];
  handlerOf(() => {
    throw new Error('no forms');
  })('page', promises);
  await expect(promises[0]).rejects.toThrow('no forms');
});

it('a chunk without shared modules waits for nothing more', () => {
  const promises: Promise<unknown>[] = [];
  handlerOf(() => {})('other', promises);
  expect(promises).toEqual([]);
});
