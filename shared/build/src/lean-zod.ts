import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Aliases that leave zod's writer of JSON Schemas out of the browser: its classic schemas hold on to it, so it cannot
 * be shaken. */
export function leanZod(): Record<string, string> {
  const contracts = createRequire(join(import.meta.dirname, '../../contracts/package.json'));
  const core = join(dirname(contracts.resolve('zod/package.json')), 'v4/core');
  const stub = join(import.meta.dirname, '../no-json-schema.cjs');
  return Object.fromEntries(
    ['to-json-schema.js', 'json-schema-processors.js'].map((file) => [join(core, file), stub]),
  );
}
