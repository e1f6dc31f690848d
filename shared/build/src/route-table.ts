import { basename } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { isNode, type SyntaxNode, walk } from './syntax.ts';

/** Makes the browser's code of a remote's route table. */
export function pluginRouteTable(): RsbuildPlugin {
  return {
    name: 'porao:route-table',
    setup(api) {
      api.transform({ test: /[\\/]src[\\/]routes\.ts$/, order: 'pre' }, ({ code, resourcePath }) =>
        browserTable(resourcePath, code),
      );
    },
  };
}

/** Leaves path and chunk of each row, and writes `pages`, which the source only declares: the import of each page, in
 * a chunk named after its file. Lines keep their numbers. */
function browserTable(file: string, source: string): string {
  const textOf = ({ start, end }: SyntaxNode) => source.slice(start, end);
  const pages = new Set<string>();
  let code = source;
  const edits: (() => void)[] = [];
  const write = (node: SyntaxNode, by: () => string) =>
    edits.push(() => {
      const lines = textOf(node).replace(/[^\n]/g, '');
      code = code.slice(0, node.start) + by() + lines + code.slice(node.end);
    });
  walk(file, source, (node) => {
    const { init, value } = node;
    if (node.type === 'VariableDeclarator' && isNode(init) && textOf(init).startsWith('pagesOf('))
      write(init, () => '0');
    if (node.type === 'Property' && isNode(value) && value.type === 'CallExpression') {
      const [path, page, title] = value['arguments'] as SyntaxNode[];
      if (!path || !page || !title) return;
      const name = String(page['value']);
      pages.add(name);
      write(value, () => `{ path: ${textOf(path)}, page: '${basename(name)}' }`);
    }
    if (node.type === 'ExportNamedDeclaration' && textOf(node).startsWith('export declare const pages'))
      write(node, () => `export const pages = {${[...pages].map(importOf).join()}};`);
  });
  for (const edit of edits.toReversed()) edit();
  return code;
}

const importOf = (page: string): string =>
  `'${basename(page)}': () => import(/* webpackChunkName: "${basename(page)}" */ './features/${page}.page.tsx')`;
