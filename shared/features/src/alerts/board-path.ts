import type { SavedSearchBody } from '@porao/contracts';
import { jobBoard } from '@porao/contracts/paths';

const genders: Record<number, string> = { 1: 'male', 2: 'female' };
const places: Record<number, string> = { 1: 'group', 2: 'home', 3: 'online' };

/** As the board's preset of an open end is written, or as any other range. */
const salaryText = ([from, to]: readonly [number, number | null]) =>
  to !== null ? `${from}-${to}` : from === 8000 ? '8000-12000+' : `${from}+`;

/** The address of the board with these filters, as its page reads them. */
export function boardPath({ filters = {}, ...where }: NonNullable<SavedSearchBody['board']>): string {
  const { tutor_gender, latitude, longitude, distance } = where;
  const { salary, i_class_id, subject_id, tutoring_category_id, tutoring_place_id, days_in_week } = filters;
  const query = {
    lat: latitude,
    lon: longitude,
    distance: latitude === undefined ? undefined : distance,
    gender: genders[tutor_gender ?? 0],
    salary: salary && salaryText(salary),
    category: tutoring_category_id,
    class: i_class_id,
    subject: subject_id,
    type: places[tutoring_place_id ?? 0],
    days: days_in_week,
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) params.set(name, String(value));
  }
  return params.size > 0 ? `${jobBoard}?${params}` : jobBoard;
}
