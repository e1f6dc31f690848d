import type { DealLesson, MyTutor } from '@porao/contracts';

/** Bangladesh keeps UTC+6 all year. */
const offset = 6 * 3_600_000;

/** The day of a routine that an instant is in, in Bangladesh: 1 Saturday to 7 Friday. */
export const routineDay = (now: Date): number => ((new Date(now.getTime() + offset).getUTCDay() + 1) % 7) + 1;

interface TodayLesson extends DealLesson {
  record: MyTutor;
}

/** Lessons of a day with all tutors, the earliest first. */
export const lessonsOf = (tutors: readonly MyTutor[], day: number): TodayLesson[] =>
  tutors
    .flatMap((record) => (record.routine ?? []).map((lesson) => ({ ...lesson, record })))
    .filter((lesson) => lesson.day === day)
    .toSorted((one, other) => one.time.localeCompare(other.time));
