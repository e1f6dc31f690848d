import type { LookupList } from '@porao/contracts';

interface List {
  /** Column of the English name. */
  readonly name: string;
  /** Column that names the parent, and the list that it is in. */
  readonly parent?: string;
  readonly of?: LookupList;
}

/** The tables of lookups; `bengali_name` and `hidden_at` are in each. */
export const lookupLists = {
  tutoring_categories: { name: 'category_name' },
  i_classes: { name: 'class_name', parent: 'tutoring_category_id', of: 'tutoring_categories' },
  subjects: { name: 'subject_name', parent: 'i_class_id', of: 'i_classes' },
  cities: { name: 'city_name' },
  locations: { name: 'location_name', parent: 'city_id', of: 'cities' },
  universities: { name: 'university_name' },
  departments: { name: 'department_name' },
  exam_titles: { name: 'exam_title', parent: 'education_level_id', of: 'education_levels' },
  education_levels: { name: 'dependency_name' },
  groups: { name: 'group_name' },
  boards: { name: 'board_name' },
  curriculums: { name: 'curriculum_name' },
  curriculum_dependencies: { name: 'name' },
  university_types: { name: 'university_type' },
  certificate_types: { name: 'title' },
  tutoring_styles: { name: 'tutoring_style' },
  tutoring_places: { name: 'tutoring_place' },
  religions: { name: 'religion_name' },
} as const satisfies Record<LookupList, List>;

type Lists = typeof lookupLists;
/** Lists whose rows are below rows of another one. */
export type ChildList = { [L in LookupList]: Lists[L] extends { parent: string } ? L : never }[LookupList];
/** Lists to which everybody may add. */
export type OpenList = 'universities' | 'departments';

export const listNames = Object.keys(lookupLists) as LookupList[];

export const listOf = (list: LookupList): List => lookupLists[list];

/** Returns whether users add rows, which then wait for review. */
export const isOpenList = (list: LookupList): list is OpenList =>
  list === 'universities' || list === 'departments';
