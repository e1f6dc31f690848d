export { withWordKey } from './lessons.calls.ts';
export { LessonsPart } from './lessons.part.tsx';
export { monthText, shifted } from './months.ts';
export { entryText, lessonLines, stateText, stateTones } from './words.ts';
