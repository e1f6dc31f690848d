import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** Calls and members that are texts by the names of this repository. */
const textCall = /^(t|\w*[tT]ext(Of)?|format\w*)$/;
const textMember = /(\.(label|text|error)|\[language\])$/;

/** The places of a file, `file:line`, where a text is beside siblings that come and go, without an element of its own.
 * In-browser translation replaces such a text, and React fails when it then moves or removes it. */
export function textsBeside(file: string, root: string): string[] {
  const source = readFileSync(`${root}/${file}`, 'utf8');
  const of = ({ start, end }: SyntaxNode) => source.slice(start, end);
  const found: string[] = [];

  const isConditional = ({ type, operator }: SyntaxNode) =>
    type === 'ConditionalExpression' || (type === 'LogicalExpression' && operator !== '??');
  function isText(expression: SyntaxNode): boolean {
    const { type, value, callee } = expression;
    if (type === 'Literal') return typeof value === 'string' && value.trim() !== '';
    if (type === 'TemplateLiteral') return true;
    if (type === 'CallExpression') return isNode(callee) && textCall.test(of(callee));
    if (type === 'MemberExpression') return textMember.test(of(expression));
    if (type === 'Identifier') return /^(label|error)$/.test(of(expression));
    if (type === 'LogicalExpression' || type === 'ConditionalExpression')
      return [expression['left'], expression['right'], expression['consequent'], expression['alternate']]
        .filter(isNode)
        .some((part, place) => !(type === 'LogicalExpression' && place === 0) && isText(part));
    return false;
  }

  function check(element: SyntaxNode): void {
    const children = (element['children'] as SyntaxNode[]).filter(
      (child) => child.type !== 'JSXText' || of(child).trim() !== '',
    );
    const expressions = children.flatMap(({ type, expression }) =>
      type === 'JSXExpressionContainer' && isNode(expression) ? [expression] : [],
    );
    if (children.length < 2 || !expressions.some(isConditional)) return;
    if (!children.some(({ type }) => type === 'JSXText') && !expressions.some(isText)) return;
    found.push(`${file}:${source.slice(0, element.start).split('\n').length}`);
  }

  function visit(value: unknown): void {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (!isNode(value)) return;
    if (value.type === 'JSXElement' || value.type === 'JSXFragment') check(value);
    for (const part of Object.values(value)) if (typeof part === 'object') visit(part);
  }
  visit(parseSync(file, source).program);
  return found;
}
