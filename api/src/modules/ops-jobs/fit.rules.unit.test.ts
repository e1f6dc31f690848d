import { describe, expect, it } from 'vitest';
import { lessonSlots } from './fit.rules.ts';

describe('slots of a lesson', () => {
  it('OPS-042 are all that it touches', () => {
    expect(lessonSlots('17:30:00', 1.5)).toEqual(['afternoon', 'evening']);
    expect(lessonSlots('16:30:00', 1.5)).toEqual(['afternoon']);
    expect(lessonSlots('07:00:00', 14)).toEqual(['morning', 'noon', 'afternoon', 'evening']);
    expect(lessonSlots('12:00:00', null)).toEqual(['noon']);
    expect(lessonSlots('20:00:00', 3)).toEqual(['evening']);
  });

  it('are none at night and without a time', () => {
    expect(lessonSlots('21:00:00', 1)).toEqual([]);
    expect(lessonSlots('05:00:00', 1)).toEqual([]);
    expect(lessonSlots(null, 2)).toEqual([]);
  });
});
