import type { Routine } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { weekCalendar } from './calendar.ts';

const routine = (id: number, day: number, time = '17:00'): Routine => ({
  id,
  day,
  time,
  subjects: [{ id: 1, subject_name: 'Bangla' }],
  tutor_id: 3,
  student_id: 4,
});

// A Wednesday in Bangladesh, while UTC still has Tuesday.
const now = new Date('2026-11-17T20:30:00.000Z');

const make = (routines: Routine[], change: Partial<Parameters<typeof weekCalendar>[0]> = {}) =>
  weekCalendar({
    routines,
    changes: [],
    name: 'Tasnim',
    titleOf: () => 'Bangla',
    minutes: 90,
    host: 'porao.example',
    now,
    ...change,
  });

/** As a calendar reads it: folded lines put together again. */
const lines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of a routine', () => {
  it('is an iCalendar of weekly lessons in the time of Bangladesh', () => {
    const file = lines(make([routine(8, 1), routine(9, 5, '08:30')]));
    expect(file.slice(0, 5)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Porao//Class routine//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
    ]);
    expect(file).toContain('TZID:Asia/Dhaka');
    const first = file.indexOf('BEGIN:VEVENT');
    expect(file.slice(first, first + 8)).toEqual([
      'BEGIN:VEVENT',
      'UID:routine-8@porao.example',
      'DTSTAMP:20261117T203000Z',
      'DTSTART;TZID=Asia/Dhaka:20261121T170000',
      'DURATION:PT90M',
      'RRULE:FREQ=WEEKLY;BYDAY=SA',
      'SUMMARY:Bangla',
      'END:VEVENT',
    ]);
    expect(file).toContain('DTSTART;TZID=Asia/Dhaka:20261118T083000');
    expect(file.at(-2)).toBe('END:VCALENDAR');
    expect(file.at(-1)).toBe('');
  });

  it('PAR-189 leaves out the days of a pause, and has the other times of Ramadan', () => {
    const changes = [
      { kind: 'ramadan', why: null, from: '2026-11-28', to: '2026-12-05', minutes: -120 },
      { kind: 'pause', why: 'exam', from: '2026-12-05', to: '2026-12-12', minutes: 0 },
    ] as const;
    const file = lines(make([routine(8, 1)], { changes }));
    const at = (day: string) => `EXDATE;TZID=Asia/Dhaka:${day}T170000`;
    expect(file.filter((line) => line.startsWith('EXDATE'))).toEqual(
      ['20261128', '20261205', '20261212'].map(at),
    );
    expect(file).toContain('DTSTART;TZID=Asia/Dhaka:20261128T150000');
    expect(file.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(new Set(file.filter((line) => line.startsWith('UID'))).size).toBe(2);
  });

  it('begins each day on the weekday that it repeats on', () => {
    const file = make([1, 2, 3, 4, 5, 6, 7].map((day) => routine(day, day)));
    const starts = [...file.matchAll(/DTSTART;TZID=Asia\/Dhaka:(\d{4})(\d\d)(\d\d)T/g)];
    const rules = [...file.matchAll(/BYDAY=(\w\w)/g)].map(([, day]) => day);
    const names = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
    expect(rules).toEqual(['SA', 'SU', 'MO', 'TU', 'WE', 'TH', 'FR']);
    expect(
      starts.map(([, year, month, day]) => names[new Date(`${year}-${month}-${day}`).getUTCDay()]),
    ).toEqual(rules);
    // All within the coming week, today being Wednesday the 18th.
    expect(starts.map(([, , , day]) => Number(day)).toSorted((a, b) => a - b)).toEqual([
      18, 19, 20, 21, 22, 23, 24,
    ]);
  });

  it('escapes what has a meaning, and folds long lines without tearing a Bengali letter', () => {
    const title = `${'বাংলাদেশ ও বিশ্বপরিচয়, '.repeat(5)}a;b\\c\nd`;
    const file = make([routine(8, 1)], { titleOf: () => title });
    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    const summary = lines(file).find((line) => line.startsWith('SUMMARY:'));
    expect(summary).toBe(`SUMMARY:${'বাংলাদেশ ও বিশ্বপরিচয়\\, '.repeat(5)}a\\;b\\\\c\\nd`);
    expect(file).not.toContain('\ufffd');
  });

  it.each(['\r', '\n', '\r\n', '\u2028', '\r\r\n'])(
    'a line that a text begins (%j) is none of the file',
    (end) => {
      const text = `Bangla${end}ATTACH:https://example.org\0\u0007\u0085`;
      const file = make([routine(8, 1)], { titleOf: () => text, name: text });
      expect(file.replaceAll('\r\n', '')).not.toMatch(/(?!\t)\p{Cc}|\u2028/u);
      expect(lines(file).filter((line) => line.startsWith('ATTACH'))).toEqual([]);
      const escape = end === '\r\r\n' ? '\\n\\n' : '\\n';
      expect(lines(file)).toContain(`SUMMARY:Bangla${escape}ATTACH:https://example.org`);
    },
  );

  it('keeps the ids over two exports, so that a second import changes the same lessons', () => {
    const uid = (file: string) => /UID:.*/.exec(file)?.[0];
    const later = make([routine(8, 1)], { now: new Date('2026-12-17T20:30:00.000Z') });
    expect(uid(later)).toBe(uid(make([routine(8, 1)])));
  });
});
