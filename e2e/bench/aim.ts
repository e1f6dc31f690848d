import { round } from '../../api/bench/figures.ts';

export interface Aim {
  readonly aim: string;
  readonly limit: number;
  readonly measured: number;
  readonly met: boolean;
}

const aimOf = (aim: string, limit: number, measured: number, met: boolean): Aim => ({
  aim,
  limit,
  measured: round(measured),
  met,
});

export const atMost = (aim: string, limit: number, measured: number): Aim =>
  aimOf(aim, limit, measured, measured <= limit);

export const atLeast = (aim: string, limit: number, measured: number): Aim =>
  aimOf(aim, limit, measured, measured >= limit);
