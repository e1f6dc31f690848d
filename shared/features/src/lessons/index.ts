export { lessonsQuery } from './lessons.calls.ts';
export { LessonsPart } from './lessons.part.tsx';
export { entryText, lessonLines, stateText, stateTones } from './words.ts';
