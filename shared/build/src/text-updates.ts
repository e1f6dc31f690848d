import { basename, dirname, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Puts changed texts of an app into open pages. Its catalogues are loaded by the shell, so no component would notice:
 * each becomes a module behind its file, and the file takes its changes. */
export function pluginTextUpdates(root: string, app: string): RsbuildPlugin {
  const locales = join(root, 'src/locales');
  return {
    name: 'porao:text-updates',
    setup(api) {
      const test = (file: string) => dirname(file) === locales && /^[a-z]+\.ts$/.test(basename(file));
      api.transform({ test, resourceQuery: { not: /^\?texts$/ } }, ({ resourcePath }) => {
        const texts = JSON.stringify(`./${basename(resourcePath)}?texts`);
        return `import texts from ${texts};
          export default texts;
          import.meta.webpackHot.accept(${texts}, () => poraoTexts(${JSON.stringify(app)}, texts));`;
      });
    },
  };
}
