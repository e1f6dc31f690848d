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

/** Leaves path and page of each row, and writes `pages`, which the source only declares: the import of each page, in a
 * chunk named after its file. Lines keep their numbers. */
export function browserTable(file: string, source: string): string {
  const textOf = ({ start, end }: SyntaxNode) => source.slice(start, end);
  const pages = new Set<string>();
  let code = source;
  const cut = (start: number, end: number, by: string) => {
    const lines = source.slice(start, end).replace(/[^\n]/g, '');
    code = code.slice(0, start) + by + lines + code.slice(end);
  };
  const edits: (() => void)[] = [];
  walk(file, source, (node) => {
    if (node.type === 'Property' && isNode(node['value']) && node['value'].type === 'CallExpression') {
      const [, page, third, ...rest] = node['value']['arguments'] as SyntaxNode[];
      if (!page || !third) return;
      pages.add(String(page['value']));
      edits.push(() => cut(page.end, (rest.at(-1) ?? third).end, ''));
    }
    if (node.type === 'ExportNamedDeclaration' && textOf(node).startsWith('export declare const pages'))
      edits.push(() =>
        cut(node.start, node.end, `export const pages = {${[...pages].map(importOf).join()}};`),
      );
  });
  for (const edit of edits.toReversed()) edit();
  return code;
}

const importOf = (page: string): string =>
  `'${basename(page)}': () => import(/* webpackChunkName: "${basename(page)}" */ './features/${page}.page.tsx')`;
