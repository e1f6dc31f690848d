export { bengaliNames } from './bengali.ts';
export { insideBorder } from './border.ts';
export { cities } from './cities.ts';
export type { Place } from './place.ts';
export { loadReferenceData } from './reference.repository.ts';
export { districts, divisions } from './regions.ts';
