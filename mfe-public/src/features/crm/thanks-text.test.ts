import { expect, it } from 'vitest';
import { textsOfAddress } from './thanks-text.ts';

const title = (value: string) => textsOfAddress(new URLSearchParams({ title: value }));

it('OQ-014 the texts of the address are shown each on one line, in their order', () => {
  expect(title('  Many\n\tthanks  ')).toEqual(['Many thanks']);
  expect(title('<b>Hi</b>')).toEqual(['<b>Hi</b>']);
  const all = new URLSearchParams({ subtitleB: 'third', title: 'first', subtitleA: 'second' });
  expect(textsOfAddress(all)).toEqual(['first', 'second', 'third']);
});

it('is nothing when the address has no letter', () => {
  expect(textsOfAddress(new URLSearchParams())).toEqual([]);
  expect(title('')).toEqual([]);
  expect(title(' \u202e\u0000 ')).toEqual([]);
  expect(title('500')).toEqual([]);
});

it.each([
  ['Send 500 taka to 01700-000001', 'Send taka to -'],
  ['Call ০১৭০০০০০০০১ now', 'Call now'],
  ['Call ０１７００ or ①②③ or 𝟎𝟏', 'Call or or'],
  ['Open www.evil.example/pay now', 'Open now'],
  ['Open https://evil.example now', 'Open now'],
  ['Open evil。example? evil．example now', 'Open evil。example? now'],
  ['Write to help@evil.example', 'Write to'],
  ['Thank you. We have it.', 'Thank you. We have it.'],
])('OQ-014 takes links and numbers out of %s', (text, shown) => {
  expect(title(text)).toEqual([shown]);
});

it('takes out what turns the direction of a text, and leaves Bengali as it is', () => {
  expect(title('safe\u202etxet')).toEqual(['safe txet']);
  expect(title('র\u200d্যাব')).toEqual(['র\u200d্যাব']);
});

it('cuts what is too long, not within a letter', () => {
  expect(title('x'.repeat(160))).toEqual(['x'.repeat(160)]);
  expect(title('x'.repeat(161))).toEqual([`${'x'.repeat(159)}…`]);
  expect(title(`a${'😀'.repeat(200)}`)).toEqual([`a${'😀'.repeat(158)}…`]);
});
