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

interface TableRow {
  readonly node: SyntaxNode;
  readonly path: string;
  /** File below `features`. */
  readonly page: string;
  readonly hasContent: boolean;
}

/** The rows of a route table that are pages. */
export function pageRows(file: string, source: string): TableRow[] {
  const textOf = ({ start, end }: SyntaxNode) => source.slice(start, end);
  const rows: TableRow[] = [];
  walk(file, source, ({ type, value }) => {
    if (type !== 'Property' || !isNode(value) || value.type !== 'CallExpression') return;
    const [path, page, title, , more] = value['arguments'] as SyntaxNode[];
    if (!path || !page || !title) return;
    const hasContent = !more || !textOf(more).includes('withoutContent:');
    rows.push({ node: value, path: textOf(path), page: String(page['value']), hasContent });
  });
  return rows;
}

/** Leaves path and chunk of each row, and writes `pages`, which the source only declares: the import of each page, in
 * a chunk named after its file. Lines keep their numbers. */
function browserTable(file: string, source: string): string {
  const textOf = ({ start, end }: SyntaxNode) => source.slice(start, end);
  const rows = pageRows(file, source);
  const pages = new Set(rows.map(({ page }) => page));
  const written = rows.map(({ node, path, page }) => ({
    node,
    by: `{ path: ${path}, page: '${basename(page)}' }`,
  }));
  walk(file, source, (node) => {
    const { type, init } = node;
    if (type === 'VariableDeclarator' && isNode(init) && textOf(init).startsWith('pagesOf('))
      written.push({ node: init, by: '0' });
    if (type === 'ExportNamedDeclaration' && textOf(node).startsWith('export declare const pages'))
      written.push({ node, by: `export const pages = {${[...pages].map(importOf).join()}};` });
  });
  let code = source;
  for (const { node, by } of written.toSorted((one, other) => other.node.start - one.node.start))
    code = code.slice(0, node.start) + by + textOf(node).replace(/[^\n]/g, '') + code.slice(node.end);
  return code;
}

const importOf = (page: string): string =>
  `'${basename(page)}': () => import(/* webpackChunkName: "${basename(page)}" */ './features/${page}.page.tsx')`;
