import { type DayChange, dayOf, type Routine, timeOn, weekdayOf } from '@porao/contracts';

export interface CalendarOptions {
  routines: readonly Routine[];
  /** Says how they are other than usual on some days. */
  changes: readonly DayChange[];
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
const dayMs = 86_400_000;

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
  const { changes, host, minutes, titleOf } = options;
  const days = daysOf(routine.day, options);
  const event = (id: string, day: string, time: string, ...more: string[]) => [
    'BEGIN:VEVENT',
    `UID:routine-${id}@${host}`,
    `DTSTAMP:${stamped}`,
    `DTSTART;TZID=Asia/Dhaka:${local(day, time)}`,
    `DURATION:PT${minutes}M`,
    ...more,
    `SUMMARY:${escaped(titleOf(routine))}`,
    'END:VEVENT',
  ];
  const other = days.filter((day) => timeOn(routine.time, changes, day) !== routine.time);
  const repeats = `RRULE:FREQ=WEEKLY;BYDAY=${weekdays[routine.day - 1] ?? 'SA'}`;
  const left = other.map((day) => `EXDATE;TZID=Asia/Dhaka:${local(day, routine.time)}`);
  const moved = other.flatMap((day) => {
    const time = timeOn(routine.time, changes, day);
    return time === null ? [] : event(`${routine.id}-${day}`, day, time);
  });
  return [...event(String(routine.id), days[0] ?? '', routine.time, repeats, ...left), ...moved];
}

const local = (day: string, time: string): string => `${day.replaceAll('-', '')}T${time.replace(':', '')}00`;

/** `20261121T103000Z`. */
const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');

/** Such weekdays in Bangladesh from today on, as far as the changes go. */
function daysOf(weekday: number, { changes, now }: CalendarOptions): string[] {
  const last = changes.map(({ to }) => to).reduce((one, other) => (one > other ? one : other), '');
  const days: string[] = [];
  for (let at = now.getTime(); days.length === 0 || dayOf(new Date(at)) <= last; at += dayMs) {
    const day = dayOf(new Date(at));
    if (weekdayOf(day) === weekday) days.push(day);
  }
  return days;
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
