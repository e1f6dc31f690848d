import { bengaliWords } from './bengali-words.ts';
import { cities } from './cities.ts';
import { districts, divisions } from './regions.ts';

const words = bengaliWords
  .trim()
  .split('\n')
  .map((line) => line.split('|') as [english: string, bengali: string]);

/** Names in answers about places, which need not be rows of a list. */
export const placeNames: ReadonlyMap<string, string> = new Map([
  ['Bangladesh', 'বাংলাদেশ'],
  ...[...divisions, ...districts, ...cities.flatMap((city) => [city, ...city.areas])].map(
    ({ name, bengali }): [string, string] => [name, bengali],
  ),
]);

/** Bengali of a reference name by its English one, as a new database gets it. */
export const referenceBengali: ReadonlyMap<string, string> = new Map([...placeNames, ...words]);

/** Fields that hold the name of one lookup row, anywhere in a response. */
const nameFields: ReadonlySet<string> = new Set([
  'text',
  'class_name',
  'category_name',
  'subject_name',
  'city_name',
  'location_name',
  'tutoring_place',
  'group_name',
  'curriculum_name',
  'department_name',
  'university_name',
  'university_type',
  'dependency_name',
  'education_level',
  'exam_title',
  'religion_name',
  'religious',
  'board_name',
  'area',
  'suburb',
  'location',
  'city',
]);
/** Fields with several names: an array, or a text separated by commas from the smallest to the largest. */
const listFields: ReadonlySet<string> = new Set(['subjects', 'full_address', 'display_name']);
/** Objects with lookups' names in fields whose own names are common ones. */
const namedObjects: Readonly<Record<string, readonly string[]>> = {
  curriculum_dependency: ['name'],
  certificate_types: ['title'],
  class_info: ['class', 'medium'],
  parent_info: ['address'],
};

/** For `JSON.stringify`: lookup names in Bengali; texts by users are unchanged. */
export function bengaliNames(bengaliOf: ReadonlyMap<string, string>) {
  const inBengali = (text: string): string => bengaliOf.get(text) ?? text;
  const listInBengali = (text: string): string => text.split(', ').map(inBengali).join(', ');
  return (field: string, value: unknown): unknown => {
    if (nameFields.has(field)) return typeof value === 'string' ? inBengali(value) : value;
    if (listFields.has(field)) {
      if (typeof value === 'string') return listInBengali(value);
      return Array.isArray(value)
        ? value.map((item: unknown) => (typeof item === 'string' ? inBengali(item) : item))
        : value;
    }
    const inner = Object.hasOwn(namedObjects, field) ? namedObjects[field] : undefined;
    if (inner === undefined || value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, text]) => [
        name,
        inner.includes(name) && typeof text === 'string' ? listInBengali(text) : text,
      ]),
    );
  };
}
