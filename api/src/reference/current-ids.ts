import type { LookupList } from '@porao/contracts';

/** Fields of inputs that hold ids of lookup rows, one or several; a test finds a field that is missing here. */
export const idFields: Readonly<Record<string, LookupList>> = {
  tutoring_category_id: 'tutoring_categories',
  category_id: 'tutoring_categories',
  i_class_id: 'i_classes',
  subject_id: 'subjects',
  subjects: 'subjects',
  city_id: 'cities',
  location_id: 'locations',
  preferred_location_id: 'locations',
  university_id: 'universities',
  university_ids: 'universities',
  institute_id: 'universities',
  department_id: 'departments',
  department_ids: 'departments',
  exam_title_id: 'exam_titles',
  education_level_id: 'education_levels',
  group_id: 'groups',
  board_id: 'boards',
  curriculum_id: 'curriculums',
  curriculum_dependency_id: 'curriculum_dependencies',
  university_type_id: 'university_types',
  certificate_type_id: 'certificate_types',
  style_id: 'tutoring_styles',
  tutoring_place_id: 'tutoring_places',
  religion_id: 'religions',
};

export type Aliases = ReadonlyMap<string, ReadonlyMap<number, number>>;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;

/** The input with merged ids replaced in the fields above, at any depth; a list then has each id once. */
export function currentIds(aliases: Aliases, input: unknown): unknown {
  if (aliases.size === 0) return input;
  if (Array.isArray(input)) return input.map((item) => currentIds(aliases, item));
  if (!isPlain(input)) return input;
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => {
      const list = Object.hasOwn(idFields, field) ? idFields[field] : undefined;
      const merged = list && aliases.get(list);
      if (!merged) return [field, currentIds(aliases, value)];
      const current = (id: unknown) => (typeof id === 'number' ? (merged.get(id) ?? id) : id);
      return [field, Array.isArray(value) ? [...new Set(value.map(current))] : current(value)];
    }),
  );
}
