import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { pageRows } from './route-table.ts';

const serverModule = /[\\/]src[\\/]server\.tsx$/;
const declared = /^declare const pages: .*$/m;

/** Writes `pages`, which the server module of an area's remote only declares: each page of its route table that comes
 * with its content, by chunk. They are no part of the table, since pages import its paths. */
export function serverTable(file: string, source: string): string {
  if (!declared.test(source)) return source;
  const table = join(dirname(file), 'routes.ts');
  const pages = pageRows(table, readFileSync(table, 'utf8')).flatMap(({ page, hasContent }) =>
    hasContent ? page : [],
  );
  const each = [...new Set(pages)].map((page, index) => ({ page, local: `page${index}` }));
  const imports = each.map(({ page, local }) => `import ${local} from './features/${page}.page.tsx';`);
  const entries = each.map(({ page, local }) => `'${basename(page)}': ${local}`);
  return source.replace(declared, () => `${imports.join('')}const pages = {${entries.join()}};`);
}

export function pluginServerTable(): RsbuildPlugin {
  return {
    name: 'porao:server-table',
    setup(api) {
      api.transform({ test: serverModule, order: 'pre' }, ({ code, resourcePath }) =>
        serverTable(resourcePath, code),
      );
    },
  };
}

/** The same for tests. */
export const testedServerTable = {
  name: 'porao:server-table',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    serverModule.test(id) ? { code: serverTable(id, code), map: null } : undefined,
};
