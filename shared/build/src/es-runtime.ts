import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

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
    packages.map((name) => [require.resolve(name), fileURLToPath(import.meta.resolve(name))]),
  );
