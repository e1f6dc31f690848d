export { lessonHandlers } from './lessons.routes.ts';
export { opsLessonHandlers } from './ops-lessons.routes.ts';
export { sendLessonCodes, sweepLessonTries } from './tell.ts';
