export { monthText, shifted } from '../page/months.ts';
export { withWordKey } from '../write/word-key.ts';
export { LessonsPart } from './lessons.part.tsx';
export { entryText, lessonLines, stateText, stateTones } from './words.ts';
