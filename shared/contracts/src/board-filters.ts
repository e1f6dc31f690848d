import { boardSorts, defaultRadius } from './constants.ts';
import type { JobBoardBody } from './modules/jobs.ts';

export type BoardSort = (typeof boardSorts)[number];
export type Wire = Omit<JobBoardBody, 'page' | 'cursor' | 'sort'>;

/** Degrees; the name is what the visitor chose and is only shown. */
export interface BoardPlace {
  name: string;
  latitude: number;
  longitude: number;
}

export const genderNames = ['any', 'male', 'female'] as const;
export const teachingTypeNames = ['home', 'online', 'group'] as const;
/** Days a week that a job may have. */
export const dayCounts = [1, 2, 3, 4, 5, 6, 7] as const;

export interface BoardFilters {
  place: BoardPlace | null;
  /** Kilometres; narrows only with a place. */
  distance: number;
  gender: (typeof genderNames)[number];
  /** A preset's name, or a range that a saved search has: `3000-6500`, `3000+`. */
  salary: string | null;
  /** Ids of lookup rows, each only below the one before. */
  category: number | null;
  iclass: number | null;
  subject: number | null;
  type: (typeof teachingTypeNames)[number] | null;
  days: (typeof dayCounts)[number] | null;
  /** Nearest only with a place. */
  sort: BoardSort;
}

export type ValueFilter = Exclude<keyof BoardFilters, 'place' | 'distance' | 'sort'>;
type Value = string | number;

/** One filter in the address, in the body of calls and in a saved search. */
export interface Filter {
  readonly param: string;
  readonly field: 'tutor_gender' | keyof NonNullable<Wire['filters']>;
  /** Set only with this one, which the call then leaves out: a class says its category already. */
  readonly above?: ValueFilter;
  /** Names in the address, and their codes in calls. */
  readonly codes?: Readonly<Record<string, number>>;
  /** Numbers that the address may have. Without codes and pattern it is a salary. */
  readonly pattern?: RegExp;
}

const rowId = /^[1-9]\d{0,8}$/;

/** Every filter with one value, in the order of the address. */
const valueFilters: Readonly<Record<ValueFilter, Filter>> = {
  gender: { param: 'gender', field: 'tutor_gender', codes: { any: 3, male: 1, female: 2 } },
  salary: { param: 'salary', field: 'salary' },
  category: { param: 'category', field: 'tutoring_category_id', pattern: rowId },
  iclass: { param: 'class', field: 'i_class_id', above: 'category', pattern: rowId },
  subject: { param: 'subject', field: 'subject_id', above: 'iclass', pattern: rowId },
  type: { param: 'type', field: 'tutoring_place_id', codes: { home: 2, online: 3, group: 1 } },
  days: { param: 'days', field: 'days_in_week', pattern: /^[1-7]$/ },
};

/** Taka a month; an open end is null. */
export type SalaryRange = readonly [number, number | null];
/** By their value in the address (PUB-084, OQ-033). */
export const salaryPresets: Readonly<Record<string, SalaryRange>> = {
  '2000-5000': [2000, 5000],
  '5000-8000': [5000, 8000],
  '8000-12000+': [8000, null],
};
export const salaryPresetNames = Object.keys(salaryPresets);

/** The range of a preset, of `3000-6500` or of `3000+`; null of anything else. */
function salaryRange(text: string): SalaryRange | null {
  if (Object.hasOwn(salaryPresets, text)) return salaryPresets[text] ?? null;
  const [, from, to] = /^(\d{1,7})(?:-(\d{1,7})|\+)$/.exec(text) ?? [];
  return from === undefined ? null : [Number(from), to === undefined ? null : Number(to)];
}

/** The value in a text of the address; null of what is not understood. */
function parse({ codes, pattern }: Filter, text: string): Value | null {
  if (codes) return Object.hasOwn(codes, text) ? text : null;
  if (pattern) return pattern.test(text) ? Number(text) : null;
  return salaryRange(text) && text;
}

const toWire = ({ codes, pattern }: Filter, value: Value): unknown =>
  codes ? codes[value] : pattern ? value : salaryRange(String(value));

export const entries = Object.entries(valueFilters) as [ValueFilter, Filter][];

/** Every parameter of the board's address that its content depends on. */
export const boardParams = [
  'place',
  'lat',
  'lon',
  'distance',
  ...entries.map(([, { param }]) => param),
  'sort',
];

/** A form names here the category and class whose lists it had, `2.201`: sent without scripts, it has the lists of the
 * page, also where another category was chosen. */
export const listsParam = 'lists';

export const noFilters: BoardFilters = {
  place: null,
  distance: defaultRadius,
  gender: 'any',
  salary: null,
  category: null,
  iclass: null,
  subject: null,
  type: null,
  days: null,
  sort: 'newest',
};

/** Takes a filter off, with those that are set only with it. */
export function without(name: ValueFilter): Partial<BoardFilters> {
  const below = entries.filter(([, { above }]) => above === name).map(([lower]) => without(lower));
  return Object.assign({ [name]: noFilters[name] }, ...below) as Partial<BoardFilters>;
}

/** Kilometres that the board takes; its control offers some of them. */
const [nearest, farthest] = [0.1, 50];

function degrees(text: string | null, limit: number): number | null {
  const value = Number(text);
  return text !== null && text.trim() !== '' && Math.abs(value) <= limit ? value : null;
}

function placeIn(params: URLSearchParams): BoardPlace | null {
  const latitude = degrees(params.get('lat'), 90);
  const longitude = degrees(params.get('lon'), 180);
  if (latitude === null || longitude === null) return null;
  return { name: (params.get('place') ?? '').trim().slice(0, 100), latitude, longitude };
}

/** Filters of an address; what is not understood is taken as not set. */
export function readFilters(params: URLSearchParams): BoardFilters {
  const distance = Number(params.get('distance'));
  const place = placeIn(params);
  const sort = boardSorts.find((name) => name === params.get('sort')) ?? 'newest';
  const values: Partial<Record<ValueFilter, Value>> = {};
  for (const [name, filter] of entries) {
    const { param, above } = filter;
    const value = parse(filter, params.get(param) ?? '');
    if (value !== null && (!above || values[above] !== undefined)) values[name] = value;
  }
  const lists = params.get(listsParam)?.split('.');
  if (lists && lists[0] !== String(values.category ?? '')) delete values.iclass;
  if (lists && lists[1] !== String(values.iclass ?? '')) delete values.subject;
  return {
    ...noFilters,
    ...(values as Partial<BoardFilters>),
    place,
    distance: distance >= nearest && distance <= farthest ? distance : defaultRadius,
    sort: sort === 'nearest' && !place ? 'newest' : sort,
  };
}

/** The address's query; defaults are left out, so that a plain board has a plain address. */
export function writeFilters(filters: BoardFilters): URLSearchParams {
  const { place, distance, sort } = filters;
  const params = new URLSearchParams();
  if (place) {
    if (place.name !== '') params.set('place', place.name);
    params.set('lat', String(place.latitude));
    params.set('lon', String(place.longitude));
    params.set('distance', String(distance));
  }
  for (const [name, { param, above }] of entries) {
    const isBelow = !above || params.has(valueFilters[above].param);
    if (filters[name] !== noFilters[name] && isBelow) params.set(param, String(filters[name]));
  }
  if (sort !== 'newest' && (sort !== 'nearest' || place)) params.set('sort', sort);
  return params;
}

/** Returns these filters as a saved search: with each id, so that its address can be written again. */
export function toSearch(filters: BoardFilters): Wire & { filters: NonNullable<Wire['filters']> } {
  const { place, distance } = filters;
  const wire: Record<string, unknown> = {};
  for (const [name, filter] of entries) {
    const value = filters[name];
    if (value !== null) wire[filter.field] = toWire(filter, value);
  }
  const { tutor_gender, ...rest } = wire;
  const { latitude, longitude } = place ?? {};
  return {
    filters: rest,
    tutor_gender: tutor_gender as Wire['tutor_gender'],
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude, distance }),
  };
}

export function toBody(filters: BoardFilters) {
  const lowest = { ...filters };
  if (filters.subject) lowest.iclass = null;
  if (filters.iclass) lowest.category = null;
  return {
    ...toSearch(lowest),
    ...(filters.sort !== 'newest' && { sort: filters.sort }),
  } satisfies JobBoardBody;
}

/** Returns whether anything narrows the board; its order does not. */
export function hasFilters(filters: BoardFilters): boolean {
  return writeFilters({ ...filters, sort: 'newest' }).size > 0;
}
