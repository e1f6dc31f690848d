import { expect, it } from 'vitest';
import { hasUnstorable } from './unstorable.ts';

it.each([0, 0x61c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069])(
  'U+%s is stored nowhere',
  (code) => {
    expect(hasUnstorable(`a${String.fromCharCode(code)}b`)).toBe(true);
  },
);

it.each(['', 'র‍্যাব উদ্‌দিন', 'line\r\nline\tend', '👩‍🏫', 'Zoë – “quoted”'])('%s is', (text) => {
  expect(hasUnstorable(text)).toBe(false);
});
