import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Rspack } from '@rsbuild/core';

const require = createRequire(import.meta.url);

/** Packages of the federation runtime that the bundler plugin resolves as CommonJS. */
const packages = [
  '@module-federation/inject-external-runtime-core-plugin',
  '@module-federation/runtime',
  '@module-federation/runtime-tools/runtime-core',
  '@module-federation/webpack-bundler-runtime',
];

/** Aliases from the CommonJS entries to the same packages' ES modules, which can be tree-shaken and are in the build
 * already. */
export const esRuntime = (): Record<string, string> =>
  Object.fromEntries(
    packages.flatMap((name) =>
      [require.resolve(name), `${name}$`].map((from) => [from, fileURLToPath(import.meta.resolve(name))]),
    ),
  );

/** The bundler writes a module that imports the runtime by absolute paths, from which the module's id would follow:
 * builds in two folders would differ. */
export const runtimeByName = ({ NormalModuleReplacementPlugin }: Rspack.Compiler['rspack']) =>
  new NormalModuleReplacementPlugin(/!=!data:text\/javascript,/, (data: { request: string }) => {
    for (const name of packages)
      data.request = data.request.replace(
        encodeURIComponent(require.resolve(name)),
        encodeURIComponent(name),
      );
  });
