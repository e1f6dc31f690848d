import { parseSync } from 'oxc-parser';

export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** Calls `visit` with each node of a file, before those within it. */
export function walk(file: string, source: string, visit: (node: SyntaxNode) => void): void {
  function go(value: unknown): void {
    if (Array.isArray(value)) for (const one of value) go(one);
    if (!isNode(value)) return;
    visit(value);
    for (const part of Object.values(value)) if (typeof part === 'object') go(part);
  }
  go(parseSync(file, source).program);
}

export const lineOf = (source: string, { start }: Pick<SyntaxNode, 'start'>): number =>
  source.slice(0, start).split('\n').length;
