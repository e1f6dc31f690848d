import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Frame } from './frame.ts';
import { frameCheck } from './shell-frames.ts';

const plain: Frame = { 'header menu': { color: 'red' }, 'header › a /jobs Jobs': { color: 'red' } };
const blue: Frame = { ...plain, 'header menu': { color: 'blue' } };
const area: Frame = { ...plain, 'aside area-menu side': {} };

interface Seen {
  during: Frame;
  after: Frame;
  isArea?: boolean;
}

/** Shows one frame until it is led elsewhere, then the other. */
function pageOf({ during, after, isArea = false }: Seen): Page {
  let isLeft = false;
  const locator = () => ({
    count: async () => Number(isArea),
    first: locator,
    waitFor: async () => {},
  });
  const evaluate = async (run: unknown) => {
    if (typeof run === 'string') isLeft = true;
    return isLeft ? after : during;
  };
  return { locator, evaluate, context: () => ({ close: async () => {} }) } as unknown as Page;
}

const visitor = 'guest usual';

it.each<[string, Seen, Frame, string | undefined]>([
  ['a shell that stays as it was', { during: plain, after: plain }, plain, undefined],
  [
    'what changes while the page is shown',
    { during: blue, after: plain },
    plain,
    'changes the shell while it is shown: color of header menu is "blue", was "red"',
  ],
  [
    'what stays changed after it',
    { during: plain, after: blue },
    plain,
    'leaves the shell changed: color of header menu is "blue", was "red"',
  ],
  [
    'nothing where the shell has no page of that area',
    { during: blue, after: blue, isArea: true },
    plain,
    undefined,
  ],
  [
    'the menu of an area, too',
    { during: { ...area, ...blue }, after: area, isArea: true },
    area,
    'changes the shell while it is shown: color of header menu is "blue", was "red"',
  ],
])('SHL-164 says %s', async (_, seen, before, expected) => {
  const openOwn = async () => pageOf({ during: before, after: before });
  expect(await frameCheck(1)({ page: pageOf(seen), visitor, openOwn })).toBe(expected);
});

it('SHL-164 opens the own page of the shell once for all visits of a visitor', async () => {
  const check = frameCheck(1);
  const opened: string[] = [];
  const openOwn = async (path: string) => {
    opened.push(path);
    return pageOf({ during: plain, after: plain });
  };
  for (const who of [visitor, visitor, 'tutor usual'])
    await check({ page: pageOf({ during: plain, after: plain }), visitor: who, openOwn });
  expect(opened).toEqual(['/ui', '/ui']);
});
