import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Alias that leaves Mantine's writer of CSS variables out: ours stand in styles.css, and the module computes all of
 * the default theme's as it loads, a tenth of the shell's start. */
export function leanMantine(): Record<string, string> {
  const ui = createRequire(join(import.meta.dirname, '../../ui/package.json'));
  const core = dirname(dirname(ui.resolve('@mantine/core')));
  const writer = join(core, 'esm/core/MantineProvider/MantineCssVariables/MantineCssVariables.mjs');
  return { [writer]: join(import.meta.dirname, '../no-css-variables.js') };
}
