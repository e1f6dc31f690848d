import type { Routine } from '@porao/contracts';

export interface CalendarOptions {
  routines: readonly Routine[];
  name: string;
  titleOf: (routine: Routine) => string;
  minutes: number;
  /** Makes the events' ids unique in the world. */
  host: string;
  now: Date;
}

/** By day of a routine: 1 Saturday to 7 Friday. */
const weekdays = ['SA', 'SU', 'MO', 'TU', 'WE', 'TH', 'FR'] as const;

/** Bangladesh keeps UTC+6 all year; calendars want the zone spelled out. */
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Dhaka',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0600',
  'TZOFFSETTO:+0600',
  'TZNAME:+06',
  'END:STANDARD',
  'END:VTIMEZONE',
];
const offset = 6 * 3_600_000;

/** The week as an iCalendar file (RFC 5545) that repeats; an import again changes the same events. */
export function weekCalendar(options: CalendarOptions): string {
  const { routines, name, now } = options;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Porao//Class routine//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'X-WR-TIMEZONE:Asia/Dhaka',
    ...zone,
    ...routines.flatMap((routine) => lesson(routine, options, stamp(now))),
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')
    .concat('\r\n');
}

function lesson(routine: Routine, options: CalendarOptions, stamped: string): string[] {
  const start = `${firstDay(routine.day, options.now)}T${routine.time.replace(':', '')}00`;
  return [
    'BEGIN:VEVENT',
    `UID:routine-${routine.id}@${options.host}`,
    `DTSTAMP:${stamped}`,
    `DTSTART;TZID=Asia/Dhaka:${start}`,
    `DURATION:PT${options.minutes}M`,
    `RRULE:FREQ=WEEKLY;BYDAY=${weekdays[routine.day - 1] ?? 'SA'}`,
    `SUMMARY:${escaped(options.titleOf(routine))}`,
    'END:VEVENT',
  ];
}

/** `20261121T103000Z`. */
const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');

/** The next such weekday in Bangladesh, today included: `20261121`. */
function firstDay(day: number, now: Date): string {
  const here = new Date(now.getTime() + offset);
  // Saturday is 1 in a routine and 6 of a date.
  const ahead = (((day + 5) % 7) - here.getUTCDay() + 7) % 7;
  here.setUTCDate(here.getUTCDate() + ahead);
  return here.toISOString().slice(0, 10).replaceAll('-', '');
}

/** TEXT of RFC 5545, 3.3.11: signs with a meaning are escaped, any end of a line is `\\n`, other controls but the tab
 * are not allowed. A carriage return alone would begin a line of its own in many calendars. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, String.raw`\n`)
    .replace(/(?!\t)\p{Cc}/gu, '');

const bytes = new TextEncoder();

/** Lines of at most 75 bytes, continued on lines that begin with a space, split between letters. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (bytes.encode(part + letter).length > 75) {
      parts.push(part);
      part = ' ';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n');
}
