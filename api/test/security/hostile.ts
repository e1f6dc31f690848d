import type { Random } from '@porao/contracts/random';

const deep = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;

/** Values that no field expects. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  -0,
  1.5,
  1e308,
  -1e308,
  2_147_483_647,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  ' ',
  '0',
  '-1',
  'NaN',
  'Infinity',
  '1e99',
  '9'.repeat(400),
  'x'.repeat(20_000),
  'a\0b',
  '\u0000',
  '\u202e\u0645\u0631\u062d\u0628\u0627',
  'e\u0301\u0323'.repeat(50),
  '\u{1f469}\u200d\u{1f393}\u{10ffff}',
  '\ud800',
  'প্রাণ\u09cd\u200c',
  '\u2028\u2029\ufeff\u200b',
  '১২৩৪৫',
  "'; drop table users; --",
  "' or '1'='1",
  '1) union select password_hash from users --',
  '%27%20or%201=1',
  '$1',
  '\\',
  '%',
  '_',
  '../../../../etc/passwd',
  '..%2f..%2f',
  'C:\\windows\\system.ini',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  'data:image/png;base64,AAAA',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/png;base64,',
  '{{7*7}}',
  '0000-00-00',
  '9999-99-99',
  '2024-02-30',
  '99:99',
  '24:00:00',
  '__proto__',
  'constructor',
  'toString',
  [],
  [null],
  [[]],
  Array.from({ length: 500 }, (_, index) => index),
  {},
  { $ne: null },
  { length: 1e9 },
  { toString: 'x', valueOf: 1 },
  deep(200),
];

/** Bodies that are not JSON, or JSON that no client sends. */
export const hostileBodies: readonly string[] = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '"text"',
  '[]',
  '{',
  '{"a":}',
  '{"a":1}}',
  '\u0000',
  '\ufeff{}',
  '{"__proto__":{"is_operator":true}}',
  '{"constructor":{"prototype":{"role":"operator"}}}',
  '{"a":1,"a":2}',
  `{"a":${'9'.repeat(5000)}}`,
  '{"a":1e400,"b":-1e400}',
  '{"\\u0000":1}',
  '['.repeat(50_000),
  `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
  'phone_no=01712345678&password=x',
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
];

/** Keys that must never reach a prototype or a column of their own. */
const hostileKeys = [
  '__proto__',
  'constructor',
  'toString',
  'id',
  'user_id',
  'is_operator',
  'role',
  'account_status',
  '',
];

/** One place of a value made different: a leaf replaced, a key lost or added, a value wrapped. */
export function mutate(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.6)) {
    const at = random.int(0, value.length - 1);
    return value.map((item, index) => (index === at ? mutate(item, random) : (item as unknown)));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const entries = Object.entries(value);
    if (entries.length === 0 || random.chance(0.12)) {
      return fromEntries([...entries, [random.pick(hostileKeys), random.pick(hostileValues)]]);
    }
    const at = random.int(0, entries.length - 1);
    if (random.chance(0.12)) return fromEntries(entries.filter((_, index) => index !== at));
    return fromEntries(
      entries.map(([key, inner], index) => [key, index === at ? mutate(inner, random) : (inner as unknown)]),
    );
  }
  if (random.chance(0.08)) return [value];
  if (typeof value === 'string' && random.chance(0.3)) return near(value, random);
  if (typeof value === 'number' && random.chance(0.3)) {
    return random.pick([value + 1, -value, value + 0.5, value * 1e6, String(value), `${value} `]);
  }
  return random.pick(hostileValues);
}

/** Almost the right text. */
function near(text: string, random: Random): string {
  const at = random.int(0, Math.max(0, text.length - 1));
  return random.pick([
    text.slice(0, at),
    text + text,
    text.slice(0, at) + random.pick(['\u0000', '\u202e', '\u{1f600}', "'", '\\', '\n']) + text.slice(at),
    text.toUpperCase(),
    ` ${text} `,
    text.repeat(40),
  ]);
}

/** Own properties, `__proto__` included. */
function fromEntries(entries: readonly (readonly [string, unknown])[]): object {
  const made = {};
  for (const [key, value] of entries) {
    Object.defineProperty(made, key, { value, enumerable: true, configurable: true, writable: true });
  }
  return made;
}
