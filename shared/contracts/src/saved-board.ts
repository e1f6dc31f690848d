import {
  type BoardFilters,
  entries,
  type Filter,
  noFilters,
  type SalaryRange,
  salaryPresets,
  type Wire,
} from './board-filters.ts';
import { defaultRadius } from './constants.ts';

function salaryText([from, to]: SalaryRange): string {
  const preset = Object.keys(salaryPresets).find(
    (name) => String(salaryPresets[name]) === String([from, to]),
  );
  return preset ?? (to === null ? `${from}+` : `${from}-${to}`);
}

const ofWire = ({ codes, pattern }: Filter, wire: unknown): unknown =>
  codes
    ? (Object.keys(codes).find((name) => codes[name] === wire) ?? null)
    : pattern
      ? wire
      : salaryText(wire as SalaryRange);

/** The filters of a saved search. */
export function filtersOf(board: Wire): BoardFilters {
  const { latitude, longitude, distance = defaultRadius } = board;
  const wire: Readonly<Record<string, unknown>> = { ...board.filters, tutor_gender: board.tutor_gender };
  const values = entries.flatMap(([name, filter]) =>
    wire[filter.field] === undefined ? [] : [[name, ofWire(filter, wire[filter.field])] as const],
  );
  const place = latitude === undefined || longitude === undefined ? null : { name: '', latitude, longitude };
  return { ...noFilters, ...(Object.fromEntries(values) as Partial<BoardFilters>), place, distance };
}
