export { heldDays } from './held.ts';
export { knownDeal } from './known.ts';
export {
  type LessonDeal,
  listEntries,
  listStartedDeals,
  lockLessons,
  readLessonDeal,
} from './lessons.repository.ts';
export { lessonHandlers } from './lessons.routes.ts';
export { otherSide } from './lessons.rules.ts';
export { daysOf, monthOf, planOf, sideOf } from './month.ts';
export { type LessonDeal, lockLessons, readLessonDeal } from './lessons.repository.ts';
export { lessonHandlers } from './lessons.routes.ts';
export { sideOf } from './month.ts';
export { opsLessonHandlers } from './ops-lessons.routes.ts';
export { roles, sendLessonCodes, sweepLessonTries } from './tell.ts';
export { isOfDeal, type Plan, plannedAt } from './words.rules.ts';
export { readRecords } from './record.ts';
export { sendLessonCodes, sweepLessonTries } from './tell.ts';
