import { readFileSync } from 'node:fs';
import { isNode, lineOf, type SyntaxNode, walk } from './syntax.ts';

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
    found.push(`${file}:${lineOf(source, element)}`);
  }

  walk(file, source, (node) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') check(node);
  });
  return found;
}
