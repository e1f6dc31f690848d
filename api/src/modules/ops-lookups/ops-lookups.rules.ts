import { englishMedium, type LookupList } from '@porao/contracts';

/** Lists whose rows the rules know by id: kinds of tutoring (RUL-007) and levels of education (RUL-038). */
const fixedLists: ReadonlySet<LookupList> = new Set<LookupList>(['tutoring_places', 'education_levels']);

export const isFixedList = (list: LookupList): boolean => fixedLists.has(list);

/** Returns whether rules know the row by its id, so that it can only be renamed. */
export const isFixedRow = (list: LookupList, id: number): boolean =>
  fixedLists.has(list) || (list === 'curriculums' && id === englishMedium);
