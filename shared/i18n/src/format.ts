import { type Language, language, locale } from './language.ts';

/** Bangladesh is ahead of UTC by this, in ms; the clocks have not been changed since 2009. */
const offset = 6 * 3_600_000;

// Written here and not by Intl (docs/adr/0015): its first use costs a cheap phone as much as drawing a list, and what
// the server wrote must be the same, letter for letter, in every browser.

const months: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  bn: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(' '),
};

/** Grouped the South Asian way in the language's digits: 1,20,000 or ১,২০,০০০. */
export function formatNumber(value: number): string {
  const [whole = '', part] = value
    .toFixed(2)
    .replace(/\.?0+$/, '')
    .split('.');
  const grouped = whole.replace(/\B(?=(\d\d)*\d{3}$)/g, ',');
  return formatDigits(part === undefined ? grouped : `${grouped}.${part}`);
}

export function formatMoney(taka: number): string {
  return `৳ ${formatNumber(taka)}`;
}

/** An id or phone in the digits of the page's language or of another one, not grouped. */
export function formatDigits(value: number | string, of: Language = language): string {
  if (of === 'en') return String(value);
  return String(value).replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
}

/** Thousands shortened: 1.2K, ১.২ হাজার. */
export function formatCompact(value: number): string {
  if (Math.abs(value) < 1000) return formatNumber(value);
  const compactDisplay = language === 'bn' ? 'long' : 'short';
  const compact = { notation: 'compact', compactDisplay, maximumFractionDigits: 1 } as const;
  return value.toLocaleString(language === 'bn' ? locale : 'en', compact);
}

/** `05 Nov, 2026` (short) or `05 November 2026` (long), in Bangladesh's time. Takes ISO days and instants. Bengali
 * does not shorten months. */
export function formatDate(iso: string, wanted: 'short' | 'long' = 'short'): string {
  const [year = '', month, day = ''] = new Date(Date.parse(iso) + offset)
    .toISOString()
    .slice(0, 10)
    .split('-');
  const name = months[language][Number(month) - 1] ?? '';
  if (language === 'bn') return formatDigits(`${day} ${name} ${year}`);
  return wanted === 'short' ? `${day} ${name.slice(0, 3)}, ${year}` : `${day} ${name} ${year}`;
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

/** Seconds that each takes, and what one of it ago is called. Each is used as soon as the one below it would be rounded
 * to as many as make one of it: 59.5 minutes are an hour. */
const steps = [
  { from: 29_808_000, size: 31_536_000, en: 'year', last: 'last year', bn: 'বছর' },
  { from: 2_592_000, size: 2_592_000, en: 'month', last: 'last month', bn: 'মাস' },
  { from: 561_600, size: 604_800, en: 'week', last: 'last week', bn: 'সপ্তাহ' },
  { from: 84_600, size: 86_400, en: 'day', last: 'yesterday', bn: 'দিন' },
  { from: 3_570, size: 3_600, en: 'hour', last: '1 hour ago', bn: 'ঘণ্টা' },
  { from: 60, size: 60, en: 'minute', last: '1 minute ago', bn: 'মিনিট' },
] as const;
/** Bengali has words for one day and two days ago. */
const daysInBengali = ['গতকাল', 'গত পরশু'];

/** Says how long ago an instant was: `3 days ago`, `now`. */
export function formatRelative(iso: string, now: number = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  const step = steps.find(({ from }) => seconds >= from);
  if (!step) return language === 'bn' ? 'এইমাত্র' : 'now';
  const count = Math.round(seconds / step.size);
  if (language === 'bn') {
    const day = step.en === 'day' ? daysInBengali[count - 1] : undefined;
    return day ?? `${formatDigits(count)} ${step.bn} আগে`;
  }
  return count === 1 ? step.last : `${count} ${step.en}s ago`;
}
