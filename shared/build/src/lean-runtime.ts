import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

type Require = ReturnType<typeof createRequire>;

/** Aliases to the ES modules of the federation runtime. The bundler resolves its CommonJS files, which cannot be
 * shaken and stand beside the ES ones a second time. A remote takes what is the same in every container from the
 * shell. What both save stands in docs/adr/0002. */
export function leanRuntime(remote: boolean): Record<string, string> {
  const from = (require: Require, name: string): Require => createRequire(require.resolve(name));
  const plugin = from(createRequire(import.meta.url), '@module-federation/rsbuild-plugin');
  const enhanced = from(plugin, '@module-federation/enhanced');
  const tools = from(enhanced, '@module-federation/runtime-tools');
  const runtime = from(tools, '@module-federation/runtime');
  const esm = (require: Require, name: string, file: string): [string, string] => {
    const commonjs = require.resolve(name);
    return [commonjs, join(dirname(commonjs), file)];
  };
  const [core, coreEsm] = esm(runtime, '@module-federation/runtime-core', 'index.js');
  const [api, apiEsm] = esm(tools, '@module-federation/runtime', 'bundler.js');
  const [bundler, bundlerEsm] = esm(tools, '@module-federation/webpack-bundler-runtime', 'bundler.js');
  const rspack = from(enhanced, '@module-federation/rspack');
  return {
    [core]: coreEsm,
    [api]: apiEsm,
    '@module-federation/runtime-tools/runtime-core$': coreEsm,
    '@module-federation/enhanced/runtime$': apiEsm,
    ...Object.fromEntries(
      ['plugins/snapshot/SnapshotHandler.js', 'utils/preload.js'].map((file) => [
        join(dirname(coreEsm), file),
        join(import.meta.dirname, '../no-snapshot.js'),
      ]),
    ),
    'porao-container-entry': join(dirname(bundlerEsm), 'initContainerEntry.js'),
    [bundler]: remote ? join(import.meta.dirname, '../remote-runtime.js') : bundlerEsm,
    ...Object.fromEntries([
      esm(rspack, '@module-federation/inject-external-runtime-core-plugin', 'index.js'),
    ]),
  };
}
