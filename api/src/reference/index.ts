export { insideBorder } from './border.ts';
export { cities, demoAreas } from './cities.ts';
export { type ChildList, isOpenList, listNames, listOf, lookupLists, type OpenList } from './lists.ts';
export { createLookupCache, noteLookupChange } from './lookup-cache.repository.ts';
export {
  hasOtherName,
  isOtherName,
  isText,
  moveOtherNames,
  otherNamesOf,
  setOtherNames,
} from './other-names.repository.ts';
export type { Place } from './place.ts';
export { loadReferenceData } from './reference.repository.ts';
export { districts, divisions } from './regions.ts';
