import { afterEach, describe, expect, it, vi } from 'vitest';

/** The language is fixed when the module loads, as in a page. */
async function load(lang: string) {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang } });
  return import('./index.ts');
}
afterEach(() => vi.unstubAllGlobals());

describe('English', () => {
  it('RUL-040 formats money, numbers, dates and times', async () => {
    const { formatCompact, formatDate, formatMoney, formatTime } = await load('en');
    expect(formatMoney(120000)).toBe('৳ 1,20,000');
    expect(formatDate('2026-11-05')).toBe('05 Nov, 2026');
    expect(formatDate('2026-11-05', 'long')).toBe('05 November 2026');
    expect(formatCompact(1234)).toBe('1.2K');
    expect(formatTime('00:30')).toBe('12:30 AM');
  });

  it('RUL-041 shows times as hh:mm AM/PM', async () => {
    const { formatTime } = await load('en');
    expect(formatTime('17:05:00')).toBe('05:05 PM');
    expect(formatTime('12:00:00')).toBe('12:00 PM');
  });

  it("shows an instant on Bangladesh's day", async () => {
    const { formatDate } = await load('en');
    expect(formatDate('2026-11-20T22:30:00.000Z')).toBe('21 Nov, 2026');
  });

  it('says how long ago something was', async () => {
    const { formatRelative } = await load('en');
    const now = Date.parse('2026-11-20T12:00:00Z');
    expect(formatRelative('2026-11-20T11:00:00Z', now)).toBe('1 hour ago');
    expect(formatRelative('2026-11-18T12:00:00Z', now)).toBe('2 days ago');
    expect(formatRelative('2026-11-20T12:05:00Z', now)).toBe('now');
  });

  it('fills places and picks plurals', async () => {
    const { addCatalog, translator } = await load('en');
    const en = {
      found: { one: 'Found {count} Job', other: 'Found {count} Jobs' },
      hello: 'Hello {name}',
    } as const;
    addCatalog('test', en);
    const t = translator<typeof en>('test');
    expect(t('found', { count: 1 })).toBe('Found 1 Job');
    expect(t('found', { count: 120000 })).toBe('Found 1,20,000 Jobs');
    expect(t('hello', { name: '{name}' })).toBe('Hello {name}');
  });
});

it.each(['en', 'bn'])(
  'writes numbers and dates as the standard of the language has them: %s',
  async (code) => {
    const { formatDate, formatNumber, locale } = await load(code);
    const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    for (const value of [
      0, 7, 42, 999, 1000, 12_345, 100_000, 9_999_999, 1_234_567_890, 0.5, 2.345, 99.999, -1500,
    ])
      expect(formatNumber(value)).toBe(numbers.format(value));
    const names = new Intl.DateTimeFormat(code === 'en' ? 'en-GB' : locale, {
      day: '2-digit',
      month: 'long',
      year: 'numeric',
      timeZone: 'Asia/Dhaka',
    });
    for (let month = 0; month < 12; month += 1)
      for (const hour of [0, 17, 18]) {
        const day = new Date(Date.UTC(2026, month, 28, hour, 30));
        const [date, name, year] = names
          .formatToParts(day)
          .flatMap((part) => (part.type === 'literal' ? [] : part.value));
        expect(formatDate(day.toISOString(), 'long')).toBe(`${date} ${name} ${year}`);
      }
  },
);

it('says every length of time', async () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  const lengths = [
    0.5,
    1,
    59,
    60,
    24 * 60,
    3 * 24 * 60,
    7 * 24 * 60,
    31 * 24 * 60,
    400 * 24 * 60,
    900 * 24 * 60,
  ].map(ago);
  const { formatRelative } = await load('en');
  expect(lengths.map((iso) => formatRelative(iso, now))).toEqual([
    'now',
    '1 minute ago',
    '59 minutes ago',
    '1 hour ago',
    'yesterday',
    '3 days ago',
    'last week',
    'last month',
    'last year',
    '2 years ago',
  ]);
  const bengali = await load('bn');
  expect(lengths.slice(-3).map((iso) => bengali.formatRelative(iso, now))).toEqual([
    '১ মাস আগে',
    '১ বছর আগে',
    '২ বছর আগে',
  ]);
});

describe.each([
  ['en', ['1 hour ago', 'yesterday', 'last week', 'last year'], /^(59 min|23 h|6 d|11 mon)/],
  ['bn', ['১ ঘণ্টা আগে', 'গতকাল', '১ সপ্তাহ আগে', '১ বছর আগে'], /^(৫৯ মি|২৩ ঘ|৬ দি|১১ মা)/],
] as const)('a length that is rounded to the next unit takes its name: %s', (code, next, below) => {
  it.each([
    [59.5, 0],
    [23.5 * 60, 1],
    [6.5 * 24 * 60, 2],
    [345 * 24 * 60, 3],
  ])('%d minutes', async (minutes, place) => {
    const { formatRelative } = await load(code);
    const ago = (seconds: number) => formatRelative(new Date(0).toISOString(), seconds * 1000);
    expect(ago(minutes * 60)).toBe(next[place]);
    expect(ago(minutes * 60 - 1)).toMatch(below);
  });
});

describe('Bengali', () => {
  it('uses Bengali digits and month names', async () => {
    const { formatDate, formatDigits, formatMoney, formatTime } = await load('bn');
    expect(formatMoney(120000)).toBe('৳ ১,২০,০০০');
    expect(formatDate('2026-11-05', 'long')).toBe('০৫ নভেম্বর ২০২৬');
    expect(formatDate('2026-09-05')).toBe('০৫ সেপ্টেম্বর ২০২৬');
    expect(formatDigits('01700000001')).toBe('০১৭০০০০০০০১');
    expect(formatTime('17:05:00')).toBe('বিকেল ৫:০৫');
    const hours = ['03:59', '04:00', '06:00', '12:00', '15:00', '18:00', '20:00'];
    expect(hours.map((time) => formatTime(time).split(' ')[0])).toEqual([
      'রাত',
      'ভোর',
      'সকাল',
      'দুপুর',
      'বিকেল',
      'সন্ধ্যা',
      'রাত',
    ]);
  });

  it('says how long ago something was, and how much, in whole words', async () => {
    const { formatCompact, formatRelative } = await load('bn');
    const now = Date.parse('2026-11-20T12:00:00Z');
    const ago = [
      '2026-11-20T12:00:00Z',
      '2026-11-20T11:00:00Z',
      '2026-11-19T11:00:00Z',
      '2026-11-18T11:00:00Z',
      '2026-11-17T11:00:00Z',
      '2026-11-13T11:00:00Z',
    ].map((instant) => formatRelative(instant, now));
    expect(ago).toEqual(['এইমাত্র', '১ ঘণ্টা আগে', 'গতকাল', 'গত পরশু', '৩ দিন আগে', '১ সপ্তাহ আগে']);
    expect([999, 1234, 250_000].map(formatCompact)).toEqual(['৯৯৯', '১.২ হাজার', '২.৫ লাখ']);
  });

  it('joins a case ending to the word that a place is filled with', async () => {
    const { addCatalog, translator } = await load('bn');
    const texts = { of: '{class}-এর শিক্ষার্থী, {name}-কে পড়ান', number: '{count}-এর মধ্যে' } as const;
    addCatalog('test', texts);
    const t = translator<typeof texts>('test');
    expect(t('of', { class: 'নবম শ্রেণি', name: 'রিফাত' })).toBe('নবম শ্রেণির শিক্ষার্থী, রিফাতকে পড়ান');
    expect(t('of', { class: 'IELTS', name: 'Rifat' })).toBe('IELTS-এর শিক্ষার্থী, Rifat-কে পড়ান');
    expect(t('number', { count: 5 })).toBe('৫-এর মধ্যে');
  });
});

it('SHL-049 offers English and Bengali; Hindi is a label only', async () => {
  const { languageNames, languages, toLanguage } = await load('en');
  expect(languages).toEqual(['en', 'bn']);
  expect(languageNames.hi).toBe('हिन्दी');
  expect(toLanguage('hi')).toBe('en');
  expect(toLanguage('bn')).toBe('bn');
});
