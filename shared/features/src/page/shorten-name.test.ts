import { expect, it } from 'vitest';
import { shortenName } from './shorten-name.ts';

it.each([
  ['Nusrat', 'Nusrat'],
  ['Nusrat Jahan', 'Nusrat Jahan'],
  ['Md Abdur Rahman', 'Md Abdur R.'],
  ['Md  Abdur rahman Khan', 'Md Abdur R. K.'],
  [' Syed Md Abdur Rahman Khan ', 'Syed Md A. R. K.'],
  ['মোঃ আব্দুর রহিম', 'মোঃ আব্দুর র.'],
  ['', ''],
])('RUL-039 %j is shortened to %j', (name, short) => {
  expect(shortenName(name)).toBe(short);
});
