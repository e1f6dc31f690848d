import { expect, it } from 'vitest';
import { changesOf, type Frame, measure } from './frame.ts';

const before: Frame = {
  'header menu': { color: 'red', 'top and height': '0 64' },
  'header › a /jobs Jobs': { color: 'red' },
  'header › a /news News': { color: 'red' },
};

it.each<[string, Frame, boolean, string[]]>([
  ['nothing', { ...before, 'header › a /more More': { color: 'blue' } }, true, []],
  [
    'a colour and a place',
    { ...before, 'header menu': { color: 'blue', 'top and height': '8 64' } },
    false,
    ['color of header menu is "blue", was "red"', 'top and height of header menu is "8 64", was "0 64"'],
  ],
  [
    'a part that is gone',
    { 'header › a /jobs Jobs': { color: 'red' }, 'header › a /news News': { color: 'red' } },
    false,
    ['header menu is gone'],
  ],
  ['a menu entry of another page', { 'header menu': {}, 'header › a /jobs Jobs': {} }, false, []],
  [
    'a menu entry that is gone from the same page',
    { 'header menu': {}, 'header › a /jobs Jobs': {} },
    true,
    ['header › a /news News is gone'],
  ],
  ['nothing while a dialog holds the page', {}, false, []],
  ['a dialog that still holds the page when its own was left', {}, true, ['a dialog still holds the page']],
  [
    'a style and a font of its script',
    { ...before, 'beside #root › style of h1': {}, 'beside #root › font Inter': {} },
    true,
    ['beside #root › style of h1 is still in the page', 'beside #root › font Inter is still in the page'],
  ],
  ['nothing beside the page while it is shown', { ...before, 'beside #root › div banner': {} }, false, []],
  [
    'what is still beside the page when it was left',
    { ...before, 'beside #root › div banner': {} },
    true,
    ['beside #root › div banner is still in the page'],
  ],
])('SHL-164 names %s', (_, now, isSamePage, expected) => {
  expect(changesOf(before, now, isSamePage)).toEqual(expected);
});

it('SHL-164 asks the page for what is seen of each part', async () => {
  const asked: string[] = [];
  const page = {
    evaluate: (_: unknown, names: readonly string[]) => {
      asked.push(...names);
      return Promise.resolve(before);
    },
  };
  expect(await measure(page)).toBe(before);
  expect(asked).toEqual(expect.arrayContaining(['color', 'display', 'transform', 'pointer-events']));
});

it('SHL-164 compares with nothing where the own page has a dialog, and misses nothing that went away', () => {
  expect(changesOf({}, before, true)).toEqual([]);
  expect(changesOf({ ...before, 'beside #root › div hint': {} }, before, true)).toEqual([]);
});
