import { z } from 'zod';
import { Day, dataOf, Id, Instant, success, Uuid } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { dayField, optionalIdField } from '../fields.ts';
import { lessonRules, lessonWords } from '../lesson-rules.ts';
import { Reason } from '../ops-fields.ts';
import { latinDigits } from '../text.ts';
import { DealSide } from './ops-deals.ts';

const LessonKind = z.enum([...lessonWords, 'taken_back'], { error: 'lesson.kind' });
export type LessonKind = z.infer<typeof LessonKind>;

/** `code`: the family's code was entered; `said`: on the own page; `phone`: to an operator, who wrote it down. */
const LessonHow = z.enum(['code', 'said', 'phone']);
export type LessonHow = z.infer<typeof LessonHow>;

export const LessonEntry = z.object({
  id: Id,
  kind: LessonKind,
  /** The side whose word it is. */
  side: DealSide,
  how: LessonHow,
  cancelled_by: DealSide.nullable(),
  /** The day that a lesson is moved to, or that it makes up for. */
  other_day: Day.nullable(),
  /** The entry that this one takes back. */
  takes_back: Id.nullable(),
  at: Instant,
});
export type LessonEntry = z.infer<typeof LessonEntry>;

/** `unsaid`: its day has passed without a word; `waiting`: one side said something, and the other may say no. */
export const LessonState = z.enum(['expected', 'unsaid', 'waiting', 'held', 'not_held', 'moved', 'disputed']);
export type LessonState = z.infer<typeof LessonState>;

export const Lesson = z.object({
  day: Day,
  /** By the routine, `HH:mm`; null on other days. */
  time: z.string().nullable(),
  /** By the routine, or moved to this day. */
  expected: z.boolean(),
  state: LessonState,
  /** The reason of the state: the code, the word of both, or the silence of one; null while it is open. */
  by: z.enum(['code', 'both', 'silence']).nullable(),
  /** The side whose word waits for the other, and from when on it counts as agreed. */
  waits: z.object({ said_by: DealSide, word: z.enum(lessonWords), until: Instant }).nullable(),
  /** The day that this lesson was moved from. */
  moved_from: Day.nullable(),
  /** All that was ever said of it, oldest first. */
  entries: z.array(LessonEntry),
});
export type Lesson = z.infer<typeof Lesson>;

export const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'lesson.month');

export const LessonMonth = z.object({
  deal_id: Id,
  /** The side of the reader. */
  side: DealSide,
  class_name: z.string(),
  /** Name of the other side. */
  name: z.string().nullable(),
  /** `YYYY-MM`; `first` is the month in which the deal was made, `last` that of the end or of the next lessons. */
  month: Month,
  first: Month,
  last: Month,
  /** Today in Bangladesh. */
  today: Day,
  held: z.int(),
  /** Lessons that the routine has in this month, without those that were moved away. */
  expected: z.int(),
  /** Days whose code is still taken, the newest first. */
  code_days: z.array(Day),
  /** Today's code, for the guardian alone; null once the tuition has ended. */
  code: z.object({ day: Day, digits: z.string(), link: z.string() }).nullable(),
  lessons: z.array(Lesson),
});
export type LessonMonth = z.infer<typeof LessonMonth>;

export const MonthQuery = z.object({ month: Month.optional() });

/** Made by the sender, the same when it is sent again: it counts once. */
const key = Uuid;
const wordFields = {
  kind: LessonKind,
  day: dayField('lesson.day'),
  cancelled_by: z.enum(['guardian', 'tutor'], { error: 'lesson.cancelledBy' }).nullish(),
  other_day: dayField('lesson.otherDay').nullish(),
  takes_back: optionalIdField('lesson.takesBack'),
};
type Word = Readonly<Partial<Record<'kind' | 'cancelled_by' | 'other_day' | 'takes_back', unknown>>>;
const hasWhom = ({ kind, cancelled_by }: Word) => kind !== 'not_held' || Boolean(cancelled_by);
const hasDay = ({ kind, other_day }: Word) => (kind !== 'moved' && kind !== 'made_up') || Boolean(other_day);
const hasEntry = ({ kind, takes_back }: Word) => kind !== 'taken_back' || Boolean(takes_back);
const complete = <T extends z.ZodType<Word>>(schema: T) =>
  schema
    .refine(hasWhom, { error: 'lesson.cancelledBy', path: ['cancelled_by'] })
    .refine(hasDay, { error: 'lesson.otherDay', path: ['other_day'] })
    .refine(hasEntry, { error: 'lesson.takesBack', path: ['takes_back'] });

export const LessonWord = complete(z.object(wordFields));
export type LessonWord = z.input<typeof LessonWord>;
export const LessonBody = complete(z.object({ key, ...wordFields }));
export type LessonBody = z.input<typeof LessonBody>;

export const LessonCode = z
  .string({ error: 'lesson.code' })
  .overwrite((text) => latinDigits(text).replace(/\s/g, ''))
  .regex(new RegExp(`^\\d{${lessonRules.codeDigits}}$`), 'lesson.code');
export const LessonCodeBody = z.object({ key, day: dayField('lesson.day'), code: LessonCode });
export type LessonCodeBody = z.input<typeof LessonCodeBody>;

/** As operators read it: with who wrote down what was said on the phone, and why. */
export const OpsLesson = Lesson.extend({
  entries: z.array(LessonEntry.extend({ recorded_by: z.string().nullable(), reason: z.string().nullable() })),
});
export type OpsLesson = z.infer<typeof OpsLesson>;
export const OpsLessonMonth = LessonMonth.omit({
  side: true,
  name: true,
  code: true,
  code_days: true,
}).extend({ lessons: z.array(OpsLesson) });
export type OpsLessonMonth = z.infer<typeof OpsLessonMonth>;

const opsFields = { ...wordFields, side: DealSide, reason: Reason };
export const OpsLessonWord = complete(z.object(opsFields));
export const OpsLessonBody = complete(z.object({ key, ...opsFields }));
export type OpsLessonBody = z.input<typeof OpsLessonBody>;

export const lessonEndpoints = defineEndpoints('user', {
  'GET /api/deals/:id/lessons': {
    summary: 'Lessons of an own deal in a month, this one unless given: both sides read the same',
    offline: 'A lesson is looked up, and its code shown or entered, at a door without a network.',
    query: MonthQuery,
    response: dataOf(LessonMonth),
  },
  'POST /api/deals/:id/lessons': {
    summary: 'Say that a lesson was held, not held, moved or made up for, or take back an own word',
    body: LessonBody,
    response: success(Lesson),
  },
  'POST /api/deals/:id/lessons/code': {
    access: 'tutor',
    summary: `Enter the family's code of a day: the lesson is held; ${lessonRules.codeTries} tries a day`,
    body: LessonCodeBody,
    response: success(Lesson),
  },
});

export const opsLessonEndpoints = defineEndpoints('operator', {
  'GET /api/ops/deals/:id/lessons': {
    summary: 'Lessons of a deal in a month, with who wrote down what',
    query: MonthQuery,
    response: dataOf(OpsLessonMonth),
  },
  'POST /api/ops/deals/:id/lessons': {
    summary: 'Write down what a side says of a lesson by phone',
    body: OpsLessonBody,
    response: success(OpsLesson),
  },
});
