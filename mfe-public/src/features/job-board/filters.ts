import type { JobBoardBody, TutorGender } from '@porao/contracts';
import { boardSorts, defaultRadius } from '@porao/contracts/constants';

/** Kilometres that the board takes; its control offers some of them. */
const [nearest, farthest] = [0.1, 50];

/** The presets by their value in the URL; an open end is null (PUB-084, OQ-033). */
const salaryPresets: Readonly<Record<string, SalaryRange>> = {
  '2000-5000': [2000, 5000],
  '5000-8000': [5000, 8000],
  '8000-12000+': [8000, null],
};
export const salaryPresetNames = Object.keys(salaryPresets);

/** Taka a month; an open end is null. */
type SalaryRange = readonly [number, number | null];

/** The range of a preset, of `3000-6500` or of `3000+`; null of anything else. */
function salaryRange(text: string): SalaryRange | null {
  if (Object.hasOwn(salaryPresets, text)) return salaryPresets[text] ?? null;
  const [, from, to] = /^(\d{1,7})(?:-(\d{1,7})|\+)$/.exec(text) ?? [];
  return from === undefined ? null : [Number(from), to === undefined ? null : Number(to)];
}

export const genderNames = ['any', 'male', 'female'] as const;
export type GenderName = (typeof genderNames)[number];
const genderCodes: Record<GenderName, TutorGender> = { male: 1, female: 2, any: 3 };

/** Where the lessons are, by the value in the URL. */
export const teachingTypes = { home: 2, online: 3, group: 1 } as const;
export type TeachingType = keyof typeof teachingTypes;
export const teachingTypeNames = Object.keys(teachingTypes) as TeachingType[];

/** Days a week that a job may have. */
export const dayCounts = [1, 2, 3, 4, 5, 6, 7] as const;
export type DayCount = (typeof dayCounts)[number];

export type BoardSort = (typeof boardSorts)[number];

/** Degrees; the name is what the visitor chose and is only shown. */
export interface Place {
  name: string;
  latitude: number;
  longitude: number;
}

export interface BoardFilters {
  place: Place | null;
  /** Kilometres; narrows only with a place. */
  distance: number;
  gender: GenderName;
  /** A preset's name, or a range that a saved search has: `3000-6500`, `3000+`. */
  salary: string | null;
  /** Ids of lookup rows, each only below the one before. */
  category: number | null;
  iclass: number | null;
  subject: number | null;
  type: TeachingType | null;
  days: DayCount | null;
  /** Nearest only with a place. */
  sort: BoardSort;
}

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

function degrees(text: string | null, limit: number): number | null {
  const value = Number(text);
  return text !== null && text.trim() !== '' && Math.abs(value) <= limit ? value : null;
}

function placeIn(params: URLSearchParams): Place | null {
  const latitude = degrees(params.get('lat'), 90);
  const longitude = degrees(params.get('lon'), 180);
  if (latitude === null || longitude === null) return null;
  return { name: (params.get('place') ?? '').trim().slice(0, 100), latitude, longitude };
}

function idIn(params: URLSearchParams, name: string): number | null {
  const text = params.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** What the URL says; whatever in it is not understood is taken as not set. */
export function readFilters(params: URLSearchParams): BoardFilters {
  const distance = Number(params.get('distance'));
  const salary = params.get('salary') ?? '';
  const place = placeIn(params);
  const category = idIn(params, 'category');
  const iclass = category && idIn(params, 'class');
  const sort = boardSorts.find((name) => name === params.get('sort')) ?? 'newest';
  return {
    place,
    distance: distance >= nearest && distance <= farthest ? distance : defaultRadius,
    gender: genderNames.find((name) => name === params.get('gender')) ?? 'any',
    salary: salaryRange(salary) && salary,
    category,
    iclass,
    subject: iclass && idIn(params, 'subject'),
    type: teachingTypeNames.find((name) => name === params.get('type')) ?? null,
    days: dayCounts.find((count) => String(count) === params.get('days')) ?? null,
    sort: sort === 'nearest' && !place ? 'newest' : sort,
  };
}

/** The URL's query for these filters; defaults are left out, so that a plain board has a plain address. */
export function writeFilters(filters: BoardFilters): URLSearchParams {
  const { place, distance, gender, salary, category, iclass, subject, type, days, sort } = filters;
  const params = new URLSearchParams();
  if (place) {
    if (place.name !== '') params.set('place', place.name);
    params.set('lat', String(place.latitude));
    params.set('lon', String(place.longitude));
    params.set('distance', String(distance));
  }
  if (gender !== 'any') params.set('gender', gender);
  if (salary) params.set('salary', salary);
  if (category) params.set('category', String(category));
  if (category && iclass) params.set('class', String(iclass));
  if (category && iclass && subject) params.set('subject', String(subject));
  if (type) params.set('type', type);
  if (days) params.set('days', String(days));
  if (sort !== 'newest' && (sort !== 'nearest' || place)) params.set('sort', sort);
  return params;
}

/** The call's body for these filters. */
export function toBody(filters: BoardFilters) {
  const { place, distance, gender, salary, category, iclass, subject, type, days, sort } = filters;
  const { latitude, longitude } = place ?? {};
  const range = salary === null ? null : salaryRange(salary);
  return {
    filters: {
      ...(range && { salary: [range[0], range[1]] }),
      // A class says its category already, and a subject its class.
      ...(category && !iclass ? { tutoring_category_id: category } : {}),
      ...(iclass && !subject ? { i_class_id: iclass } : {}),
      ...(subject ? { subject_id: subject } : {}),
      ...(type ? { tutoring_place_id: teachingTypes[type] } : {}),
      ...(days ? { days_in_week: days } : {}),
    },
    tutor_gender: genderCodes[gender],
    ...(latitude !== undefined && longitude !== undefined ? { latitude, longitude, distance } : {}),
    ...(sort === 'newest' ? {} : { sort }),
  } satisfies JobBoardBody;
}

/** What is kept of these filters as a search: with each id, so that its address can be written again. */
export function toSearch(filters: BoardFilters) {
  const { category, iclass, subject } = filters;
  const board = toBody({ ...filters, sort: 'newest' });
  return {
    ...board,
    filters: {
      ...board.filters,
      ...(category && { tutoring_category_id: category }),
      ...(iclass && { i_class_id: iclass }),
      ...(subject && { subject_id: subject }),
    },
  };
}

/** Whether anything narrows the board; its order does not. */
export function hasFilters(filters: BoardFilters): boolean {
  return writeFilters({ ...filters, sort: 'newest' }).size > 0;
}
