import { expect, it } from 'vitest';
import { shortenName } from './name.ts';

it.each([
  ['Nusrat', 'Nusrat', 'Nusrat'],
  ['Nusrat Jahan', 'Nusrat Jahan', 'Nusrat Jahan'],
  ['Md Abdur Rahman', 'Md Abdur', 'Md Abdur R.'],
  ['Md  Abdur rahman Khan', 'Md Abdur', 'Md Abdur R. K.'],
  [' Syed Md Abdur Rahman Khan ', 'Syed Md', 'Syed Md A. R. K.'],
  ['মোঃ আব্দুর রহিম', 'মোঃ আব্দুর', 'মোঃ আব্দুর র.'],
  ['', '', ''],
])('RUL-039 %j is shown as %j, or in full as %j', (name, short, full) => {
  expect(shortenName(name)).toBe(short);
  expect(shortenName(name, { initials: true })).toBe(full);
});

it('RUL-039 the word limit can be another one', () => {
  expect(shortenName('Md Abdur Rahman', { words: 1, initials: true })).toBe('Md A. R.');
});
