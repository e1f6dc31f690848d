import { describe, expect, it } from 'vitest';
import { dayInBangladesh, timeInBangladesh } from './bangladesh-time.ts';

describe('days and times in Bangladesh', () => {
  it('OPS-161 begin six hours before those of UTC', () => {
    expect(dayInBangladesh(new Date('2026-11-23T17:59:59Z'))).toBe('2026-11-23');
    expect(dayInBangladesh(new Date('2026-11-23T18:00:00Z'))).toBe('2026-11-24');
    expect(timeInBangladesh(new Date('2026-01-05T18:00:00Z'))).toBe('2026-01-06 00:00:00');
    expect(timeInBangladesh(new Date('2026-01-06T09:05:07Z'))).toBe('2026-01-06 15:05:07');
  });

  it('OPS-161 are counted over the ends of months and years', () => {
    expect(dayInBangladesh(new Date('2026-12-28T18:00:00Z'), 7)).toBe('2027-01-05');
    expect(dayInBangladesh(new Date('2028-02-25T00:00:00Z'), 7)).toBe('2028-03-03');
  });
});
