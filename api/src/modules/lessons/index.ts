export { heldDays } from './held.ts';
export { knownDeal, ownDeal } from './known.ts';
export {
  type LessonDeal,
  listEntries,
  listStartedDeals,
  lockLessons,
  readLessonDeal,
} from './lessons.repository.ts';
export { lessonHandlers } from './lessons.routes.ts';
export { daysOf, monthOf, planOf, sideOf } from './month.ts';
export { opsLessonHandlers } from './ops-lessons.routes.ts';
export { readRecords } from './record.ts';
export { roles, sendLessonCodes, sweepLessonTries } from './tell.ts';
export { isOfDeal, type Plan, plannedAt } from './words.rules.ts';
