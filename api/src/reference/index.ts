export { insideBorder } from './border.ts';
export { cities } from './cities.ts';
export { knownAs } from './known-as.ts';
export { type ChildList, isOpenList, listNames, listOf, lookupLists, type OpenList } from './lists.ts';
export { createLookupCache, noteLookupChange } from './lookup-cache.repository.ts';
export type { Place } from './place.ts';
export { loadReferenceData } from './reference.repository.ts';
export { districts, divisions } from './regions.ts';
