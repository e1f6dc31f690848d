import {
  type DealSide,
  type LessonMonth,
  lessonRules,
  liveEntries,
  type OpsLessonMonth,
} from '@porao/contracts';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';
import type { LessonDeal, listEntries } from './lessons.repository.ts';
import { stateOf } from './lessons.rules.ts';
import { isOfDeal, type Plan, plannedAt } from './words.rules.ts';

type Rows = Awaited<ReturnType<typeof listEntries>>;
type OpsLesson = OpsLessonMonth['lessons'][number];

export const planOf = ({ created_at, ended_at, routine, changes }: LessonDeal): Plan => ({
  from: dayInBangladesh(new Date(created_at)),
  until: ended_at === null ? null : dayInBangladesh(new Date(ended_at)),
  routine: new Map(routine.map(({ day, time }) => [day, time])),
  changes,
});

/** The lesson of a day as both sides read it; undefined where none is expected and nobody said anything. */
export function lessonOf(rows: Rows, plan: Plan, day: string, now: Date): OpsLesson | undefined {
  const entries = rows.filter((row) => row.day === day);
  const time = plannedAt(plan, day);
  const moved = liveEntries(rows).find(
    (word) =>
      word.kind === 'moved' && word.other_day === day && isOnItsWay(stateOf(rows, word.day, now).state),
  );
  const expected = time !== null || moved !== undefined;
  if (!expected && entries.length === 0) return undefined;
  const { state, by, waits } = stateOf(rows, day, now);
  const open = day < dayInBangladesh(now) ? 'unsaid' : 'expected';
  return {
    day,
    time,
    expected,
    state: state ?? open,
    by,
    waits,
    moved_from: moved?.day ?? null,
    entries: entries.map(({ day: _day, ...entry }) => entry),
  };
}

const isOnItsWay = (state: ReturnType<typeof stateOf>['state']) => state === 'moved' || state === 'waiting';
const isAway = ({ state, waits }: OpsLesson) => state === 'moved' || waits?.word === 'moved';

/** Every day of a month. */
export const daysOf = (month: string): string[] => {
  const [year = 0, of = 0] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, of, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
};

/** In days: the hours of a code count from the end of its day in Bangladesh. */
const codeAge = lessonRules.codeHours / 24;

/** The first day whose code is still taken. */
export const oldestCodeDay = (now: Date): string => dayInBangladesh(now, -codeAge);

/** Days of the tuition whose code is still taken, today first. */
export const codeDays = (plan: Plan, now: Date): string[] =>
  Array.from({ length: codeAge + 1 }, (_, index) => dayInBangladesh(now, -index)).filter((day) =>
    isOfDeal(plan, day),
  );

export function monthOf(deal: LessonDeal, rows: Rows, asked: string | undefined, now: Date): OpsLessonMonth {
  const plan = planOf(deal);
  const today = dayInBangladesh(now);
  const first = plan.from.slice(0, 7);
  const last = (plan.until ?? dayInBangladesh(now, lessonRules.aheadDays)).slice(0, 7);
  const within = asked ?? (plan.until ?? today).slice(0, 7);
  const month = within < first ? first : within > last ? last : within;
  const lessons = daysOf(month).flatMap((day) => lessonOf(rows, plan, day, now) ?? []);
  return {
    deal_id: deal.id,
    class_name: deal.class_name,
    month,
    first,
    last,
    today,
    held: lessons.filter(({ state }) => state === 'held').length,
    expected: lessons.filter((lesson) => lesson.expected && !isAway(lesson)).length,
    lessons,
  };
}

/** Leaves out what operators alone read. */
export const forSides = ({ entries, ...lesson }: OpsLesson): LessonMonth['lessons'][number] => ({
  ...lesson,
  entries: entries.map(({ recorded_by: _by, reason: _reason, ...entry }) => entry),
});

export const sideOf = ({ tutor, guardian }: LessonDeal, userId: number): DealSide | undefined =>
  tutor === userId ? 'tutor' : guardian === userId ? 'guardian' : undefined;
