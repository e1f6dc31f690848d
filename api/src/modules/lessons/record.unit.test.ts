import { describe, expect, it } from 'vitest';
import type { Entries, Entry } from './lessons.rules.ts';
import { provedLessons, recordOf } from './record.ts';

const now = new Date('2026-11-27T12:00:00Z');
let ids = 0;
const said = (day: string, change: Partial<Entry> = {}): Entry => ({
  id: ++ids,
  day,
  kind: 'held',
  side: 'tutor',
  how: 'code',
  cancelled_by: null,
  other_day: null,
  takes_back: null,
  at: `${day}T12:00:00.000Z`,
  ...change,
});
const word = { how: 'said' } as const;
const guardian = { side: 'guardian', ...word } as const;
const days = (month: string, count: number) =>
  Array.from({ length: count }, (_, index) => said(`${month}-${String(index + 1).padStart(2, '0')}`));

describe('RUL-094 what lessons prove', () => {
  it('is held by the code or because both say so, not by silence, and not where it was taken back', () => {
    const both = [said('2026-11-02', word), said('2026-11-02', guardian)];
    const silent = said('2026-11-03', word);
    const back = said('2026-11-04');
    const entries = [
      said('2026-11-01'),
      ...both,
      silent,
      back,
      said('2026-11-04', { kind: 'taken_back', takes_back: back.id, ...word }),
      said('2026-11-05', { kind: 'not_held', cancelled_by: 'tutor', ...word }),
    ];
    expect(provedLessons(entries, now).map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-02']);
  });

  it('is on the planned day unless it was moved there or made up for another one', () => {
    const moved = { kind: 'moved', other_day: '2026-11-02' } as const;
    const madeUp = { kind: 'made_up', other_day: '2026-11-03' } as const;
    const entries = [
      said('2026-11-01', { ...word, ...moved }),
      said('2026-11-01', { ...guardian, ...moved }),
      said('2026-11-02'),
      said('2026-11-04', { ...word, ...madeUp }),
      said('2026-11-04', { ...guardian, ...madeUp }),
      said('2026-11-05'),
    ];
    expect(provedLessons(entries, now)).toEqual([
      { day: '2026-11-02', onTime: false },
      { day: '2026-11-04', onTime: false },
      { day: '2026-11-05', onTime: true },
    ]);
  });

  it('is summed over all families from eight lessons on, each month once', () => {
    const deals: Entries[] = [days('2026-10', 4), days('2026-10', 3)];
    expect(recordOf(deals, now)).toBeNull();
    expect(recordOf([...deals, days('2026-09', 1)], now)).toEqual({ months: 2, lessons: 8, on_time: 8 });
    expect(recordOf([], now)).toBeNull();
  });
});
