import { language, locale } from './language.ts';

const timeZone = 'Asia/Dhaka';

/** Formats are slow to make and quick to use: each is made when something is first written in it. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const numbers = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const compact = once(
  () =>
    new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en', {
      notation: 'compact',
      compactDisplay: language === 'bn' ? 'long' : 'short',
      maximumFractionDigits: 1,
    }),
);
const datesWith = (month: 'short' | 'long') =>
  once(
    () =>
      new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-GB', {
        day: '2-digit',
        month,
        year: 'numeric',
        timeZone,
      }),
  );
const dates = { short: datesWith('short'), long: datesWith('long') };
const relativeWith = (numeric: 'always' | 'auto') =>
  once(() => new Intl.RelativeTimeFormat(language === 'bn' ? 'bn-BD' : 'en', { numeric }));
const relative = { always: relativeWith('always'), auto: relativeWith('auto') };

/** Grouped the South Asian way in the language's digits: 1,20,000 or ১,২০,০০০. */
export function formatNumber(value: number): string {
  return numbers().format(value);
}

/** Whole taka: `৳ 1,20,000`. */
export function formatMoney(taka: number): string {
  return `৳ ${numbers().format(taka)}`;
}

/** An id or phone in the language's digits, not grouped. */
export function formatDigits(value: number | string): string {
  if (language === 'en') return String(value);
  return String(value).replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
}

/** Thousands shortened: 1.2K, ১.২ হাজার. */
export function formatCompact(value: number): string {
  return compact().format(value);
}

/** `05 Nov, 2026` (short) or `05 November 2026` (long), in Bangladesh's time. Takes ISO days and instants. Bengali
 * does not shorten months. */
export function formatDate(iso: string, wanted: 'short' | 'long' = 'short'): string {
  const style = language === 'bn' ? 'long' : wanted;
  const parts = dates[style]().formatToParts(new Date(iso));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('day')} ${of('month')}${style === 'short' ? ',' : ''} ${of('year')}`;
}

/** `HH:mm[:ss]` of Bangladesh as `05:05 PM`, বিকেল ৫:০৫. */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const two = (value: number) => String(value).padStart(2, '0');
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  if (language === 'bn') return formatDigits(`${partOfDay(hours)} ${hour}:${two(minutes)}`);
  return `${two(hour)}:${two(minutes)} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Bengali says the part of the day before the time, where English has AM and PM after it. */
function partOfDay(hours: number): string {
  if (hours < 4 || hours >= 20) return 'রাত';
  if (hours < 6) return 'ভোর';
  if (hours < 12) return 'সকাল';
  if (hours < 15) return 'দুপুর';
  return hours < 18 ? 'বিকেল' : 'সন্ধ্যা';
}

const steps = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago an instant was: `3 days ago`, `now`. */
export function formatRelative(iso: string, now: number = Date.now()): string {
  const seconds = Math.min(0, (new Date(iso).getTime() - now) / 1000);
  const step = steps.find(([, size]) => -seconds >= size);
  if (!step) return language === 'bn' ? 'এইমাত্র' : relative.auto().format(0, 'second');
  const [unit, size] = step;
  // Bengali has words for yesterday and the day before; "last week" would need an ending here.
  const numeric = language === 'bn' && unit !== 'day' ? 'always' : 'auto';
  return relative[numeric]().format(Math.round(seconds / size), unit);
}
