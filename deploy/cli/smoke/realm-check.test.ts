import { Script } from 'node:vm';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { type Found, isLeft, pageScript, realmFault } from './realm-check.ts';

const changed = [{ name: 'mfe-x', id: '0123456789ab' }];
const base = '/releases/mfe-x/0123456789ab/';
const at = (app: string, id = '0123456789ab') => `    at http://127.0.0.1:1/releases/${app}/${id}/a.js:3:7`;
const one = (change: Partial<Found>): Found => ({
  name: 'Array.prototype.map',
  how: 'changed',
  stack: '',
  isFunction: false,
  ...change,
});

it.each<[string, Found, boolean]>([
  ['of its file', one({ stack: at('mfe-x') }), true],
  [
    'that looks like the guard against translators',
    one({ name: 'Node.prototype.removeChild', stack: at('mfe-x') }),
    true,
  ],
  ['of the shell', one({ name: 'Node.prototype.removeChild', stack: at('shell', 'aaaaaaaaaaaa') }), false],
  ['of a live remote', one({ stack: at('mfe-y') }), false],
  ["of the page's own scripts", one({ stack: '    at http://127.0.0.1:1/tutors:1:1' }), false],
  ['that has no place', one({}), true],
  ['to a cookie of the site', one({ name: 'cookie gt_phone', how: 'added' }), false],
  ['that took one away', one({ name: 'cookie gt_selected_language', how: 'gone' }), true],
  ['to storage by its convention', one({ name: 'localStorage porao-owner', how: 'added' }), false],
  ['that emptied it', one({ name: 'localStorage porao-smoke', how: 'gone' }), true],
])('SHL-173 judges a change %s', (_, found, expected) => {
  expect(isLeft(found, changed, true)).toBe(expected);
});

it('SHL-173 counts nothing without a place against a remote that is not visited', () => {
  expect(isLeft(one({}), changed, false)).toBe(false);
});

/** Finds these in a page, at each look the next. */
function pageWith(looks: readonly Found[][]): { page: Page; asked: string[] } {
  const asked: string[] = [];
  let count = 0;
  const evaluate = async (text: string) => {
    asked.push(text);
    if (!text.includes('look')) return undefined;
    count += 1;
    return looks[count - 1] ?? looks.at(-1);
  };
  const session = {
    on: (_: string, take: (script: object) => void) =>
      take({ scriptId: '7', url: 'http://127.0.0.1:1/releases/mfe-x/0123456789ab/a.js' }),
    send: async (method: string) => {
      if (method === 'Runtime.evaluate') return { result: { objectId: 'f' } };
      const value = { scriptId: '7', lineNumber: 2, columnNumber: 6 };
      return { internalProperties: [{ name: '[[FunctionLocation]]', value: { value } }] };
    },
  };
  const page = { evaluate, context: () => ({ newCDPSession: async () => session }) };
  return { page: page as unknown as Page, asked };
}

it('SHL-173 leaves the page, and names what stays changed with its place', async () => {
  const { page, asked } = pageWith([
    [
      one({ isFunction: true }),
      one({ name: 'click listener on document #4', how: 'added', stack: at('mfe-x') }),
    ],
  ]);
  expect(await realmFault(page, base, changed)).toEqual({
    what: 'leaves changed what all apps share: Array.prototype.map changed, click listener on document added. Undo it when the page is left',
    stack: at('mfe-x'),
  });
  expect(asked[0]).toContain('leave');
});

it('SHL-173 waits for what ends after the page', async () => {
  const { page } = pageWith([[one({ name: 'click listener on window #1', stack: at('mfe-x') })], []]);
  expect(await realmFault(page, base, changed)).toBeUndefined();
});

it('SHL-173 looks at no page of a shell that is published by itself', async () => {
  const { page, asked } = pageWith([[one({})]]);
  expect(
    await realmFault(page, '/releases/mfe-y/aaaaaaaaaaaa/', [{ name: 'shell', id: 'bbbbbbbbbbbb' }]),
  ).toBeUndefined();
  expect(asked).toEqual([]);
});

it('SHL-173 its part in the page is a script by itself', () => {
  expect(() => new Script(pageScript)).not.toThrow();
});
