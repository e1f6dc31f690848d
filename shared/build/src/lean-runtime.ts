import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

type Require = ReturnType<typeof createRequire>;

/** Aliases to the ES modules of the federation runtime. The bundler resolves its CommonJS files, which cannot be
 * shaken and stand beside the ES ones a second time: a remote's entry 12.3 -> 7.5 kB, see docs/adr/0002. */
export function leanRuntime(): Record<string, string> {
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
  const rspack = from(enhanced, '@module-federation/rspack');
  return {
    [core]: coreEsm,
    [api]: apiEsm,
    '@module-federation/runtime-tools/runtime-core$': coreEsm,
    '@module-federation/enhanced/runtime$': apiEsm,
    ...Object.fromEntries([
      esm(tools, '@module-federation/webpack-bundler-runtime', 'bundler.js'),
      esm(rspack, '@module-federation/inject-external-runtime-core-plugin', 'index.js'),
    ]),
  };
}
