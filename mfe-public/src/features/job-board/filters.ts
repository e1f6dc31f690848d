import type { JobBoardBody, TutorGender } from '@porao/contracts';
import { defaultRadius, radiusOptions } from '@porao/contracts/constants';

export type Radius = (typeof radiusOptions)[number];

/** The presets of the specification by what stands in the URL; an open end is null (decision OQ-033). */
export const salaryPresets = {
  '2000-5000': [2000, 5000],
  '5000-8000': [5000, 8000],
  '8000-12000+': [8000, null],
} as const satisfies Record<string, readonly [number, number | null]>;
export type SalaryPreset = keyof typeof salaryPresets;
export const salaryPresetNames = Object.keys(salaryPresets) as SalaryPreset[];

export const genderNames = ['any', 'male', 'female'] as const;
export type GenderName = (typeof genderNames)[number];
const genderCodes: Record<GenderName, TutorGender> = { male: 1, female: 2, any: 3 };

/** Where the lessons are, by what stands in the URL. */
export const teachingTypes = { home: 2, online: 3, group: 1 } as const;
export type TeachingType = keyof typeof teachingTypes;
export const teachingTypeNames = Object.keys(teachingTypes) as TeachingType[];

/** Days a week that a job may have. */
export const dayCounts = [1, 2, 3, 4, 5, 6, 7] as const;
export type DayCount = (typeof dayCounts)[number];

/** Degrees; the name is what the visitor chose and is only shown. */
export interface Place {
  name: string;
  latitude: number;
  longitude: number;
}

export interface BoardFilters {
  place: Place | null;
  /** Kilometres; narrows only with a place. */
  distance: Radius;
  gender: GenderName;
  salary: SalaryPreset | null;
  type: TeachingType | null;
  days: DayCount | null;
}

export const noFilters: BoardFilters = {
  place: null,
  distance: defaultRadius,
  gender: 'any',
  salary: null,
  type: null,
  days: null,
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

/** What the URL says; whatever in it is not understood is taken as not set. */
export function readFilters(params: URLSearchParams): BoardFilters {
  const distance = Number(params.get('distance'));
  return {
    place: placeIn(params),
    distance: radiusOptions.find((radius) => radius === distance) ?? defaultRadius,
    gender: genderNames.find((name) => name === params.get('gender')) ?? 'any',
    salary: salaryPresetNames.find((name) => name === params.get('salary')) ?? null,
    type: teachingTypeNames.find((name) => name === params.get('type')) ?? null,
    days: dayCounts.find((count) => String(count) === params.get('days')) ?? null,
  };
}

/** The URL's query for these filters; defaults are left out, so that a plain board has a plain address. */
export function writeFilters({ place, distance, gender, salary, type, days }: BoardFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (place) {
    if (place.name !== '') params.set('place', place.name);
    params.set('lat', String(place.latitude));
    params.set('lon', String(place.longitude));
    params.set('distance', String(distance));
  }
  if (gender !== 'any') params.set('gender', gender);
  if (salary) params.set('salary', salary);
  if (type) params.set('type', type);
  if (days) params.set('days', String(days));
  return params;
}

/** The call's body for these filters. */
export function toBody({ place, distance, gender, salary, type, days }: BoardFilters) {
  const { latitude, longitude } = place ?? {};
  const [from, to] = salary ? salaryPresets[salary] : [];
  return {
    filters: {
      ...(from !== undefined && to !== undefined ? { salary: [from, to] } : {}),
      ...(type ? { tutoring_place_id: teachingTypes[type] } : {}),
      ...(days ? { days_in_week: days } : {}),
    },
    tutor_gender: genderCodes[gender],
    ...(latitude !== undefined && longitude !== undefined ? { latitude, longitude, distance } : {}),
  } satisfies JobBoardBody;
}
