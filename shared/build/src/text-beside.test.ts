import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isNode, lineOf, type SyntaxNode, walk } from './syntax.ts';

/** Calls and members that are texts by the names of this repository. */
const textCall = /^(t|\w*[tT]ext(Of)?|format\w*)$/;
const textMember = /(\.(label|text|error)|\[language\])$/;

/** The places of a file, `file:line`, where a text is beside siblings that come and go, without an element of its own.
 * In-browser translation replaces such a text, and React fails when it then moves or removes it. */
function textsBeside(file: string, source: string): string[] {
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

const root = join(import.meta.dirname, '../../..');

it('SHL-111 a text beside siblings that come and go has an element of its own, in every component', () => {
  const files = globSync('{shell,mfe-*,shared/*}/src/**/*.tsx', { cwd: root }).filter(
    (file) => !/\.test\.tsx$|testing/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => textsBeside(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it.each([
  ["<p>{isNew && <b>x</b>}{t('a')}</p>", 1],
  ['<p>{isNew && <b>x</b>} words</p>', 1],
  ['<>{icon && <Icon />}{label}</>', 1],
  ["<p>{t('a')}{done && ` (${more})`}</p>", 1],
  ['<p>{row.label}{count ? <b /> : null}</p>', 1],
  ["<p>{isNew && <b>x</b>}<span>{t('a')}</span></p>", 0],
  ["<p>{t('a')}</p>", 0],
  ["<p>{busy ? t('a') : t('b')}</p>", 0],
  ['<p>{isNew && <b>x</b>}{items.map(one)}</p>', 0],
])('finds it in %s', (markup, count) => {
  expect(textsBeside('a.tsx', `export const A = () => ${markup};`)).toHaveLength(count);
});
