import { expect, it } from 'vitest';
import { csvValue } from './csv.ts';

it.each([
  ['=1+1', `"'=1+1"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['＝1+1', `"'＝1+1"`],
  ['＋1', `"'＋1"`],
  ['－1', `"'－1"`],
  ['＠SUM(A1)', `"'＠SUM(A1)"`],
  [' =1', `"' =1"`],
  ['\u200b=1', `"'\u200b=1"`],
  ['a=1', 'a=1'],
  ['two\nlines', '"two\nlines"'],
  ['a "b", c', '"a ""b"", c"'],
  [7, '7'],
  [null, ''],
])('OPS-088 API-171 %j is written as %j', (value, written) => {
  expect(csvValue(value)).toBe(written);
});
