import { type DealLesson, dayOf, type MyTutor, timeOn, weekdayOf } from '@porao/contracts';

interface TodayLesson extends DealLesson {
  record: MyTutor;
}

/** Lessons of today in Bangladesh with all tutors, as their routines are on this day, the earliest first. */
export function lessonsOf(tutors: readonly MyTutor[], now: Date): TodayLesson[] {
  const today = dayOf(now);
  return tutors
    .flatMap((record) => (record.routine ?? []).map((lesson) => ({ ...lesson, record })))
    .filter(({ day }) => day === weekdayOf(today))
    .flatMap((lesson) => {
      const time = timeOn(lesson.time, lesson.record.changes ?? [], today);
      return time === null ? [] : [{ ...lesson, time }];
    })
    .toSorted((one, other) => one.time.localeCompare(other.time));
}
