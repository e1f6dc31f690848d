import { describe, expect, it } from 'vitest';
import { dayOf, shiftedTime, timeOn, weekdayOf } from './routine-days.ts';

const on = { from: '2027-02-09', to: '2027-03-09' };
const ramadan = (minutes: number) => ({ kind: 'ramadan', minutes, ...on }) as const;
const days = (kind: 'pause' | 'usual', from: string, to = from) => ({ kind, from, to, minutes: 0 }) as const;

describe('RUL-090 the days of a routine', () => {
  it('begin with Saturday, on the calendar of Bangladesh', () => {
    expect(['2026-11-21', '2026-11-26', '2026-11-27'].map(weekdayOf)).toEqual([1, 6, 7]);
    expect(dayOf(new Date('2026-11-20T17:59:59Z'))).toBe('2026-11-20');
    expect(dayOf(new Date('2026-11-20T18:00:00Z'))).toBe('2026-11-21');
  });

  it('have the shifted time on the days of a timetable, and the usual one after it', () => {
    const changes = [ramadan(-150)];
    const at = (day: string) => timeOn('17:00', changes, day);
    expect(['2027-02-08', '2027-02-09', '2027-03-09', '2027-03-10'].map(at)).toEqual([
      '17:00',
      '14:30',
      '14:30',
      '17:00',
    ]);
    expect(timeOn('17:00', [...changes, ramadan(0)], '2027-02-20')).toBe('17:00');
  });

  it('have none in a pause, unless it was said later that lessons are as usual', () => {
    const changes = [
      days('pause', '2027-02-20', '2027-02-25'),
      ramadan(60),
      days('usual', '2027-02-24', '2027-03-30'),
    ];
    const at = (day: string) => timeOn('17:00', changes, day);
    expect(['2027-02-19', '2027-02-20', '2027-02-24', '2027-03-20'].map(at)).toEqual([
      '18:00',
      null,
      '18:00',
      '17:00',
    ]);
    expect(timeOn('17:00', [...changes, days('pause', '2027-02-24')], '2027-02-24')).toBeNull();
  });

  it('never leave the day: a routine that was changed since has its own time then', () => {
    expect(shiftedTime('23:00', 59)).toBe('23:59');
    expect([shiftedTime('23:00', 60), shiftedTime('00:30', -31)]).toEqual([null, null]);
    expect(timeOn('23:30', [ramadan(60)], '2027-02-20')).toBe('23:30');
  });
});
