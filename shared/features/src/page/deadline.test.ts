import { describe, expect, it } from 'vitest';
import { deadlineText, isPast } from './deadline.ts';

describe('deadlineText', () => {
  it("is the date and the time on Bangladesh's clock", () => {
    expect(deadlineText('2026-11-05T20:05:00.000Z')).toBe('06 Nov, 2026, 02:05 AM');
    expect(deadlineText('2026-11-05T11:59:59.000Z')).toBe('05 Nov, 2026, 05:59 PM');
  });
});

describe('isPast', () => {
  it('is true from the instant on', () => {
    expect(isPast(new Date().toISOString())).toBe(true);
    expect(isPast(new Date(Date.now() + 60_000).toISOString())).toBe(false);
  });
});
