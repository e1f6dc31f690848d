import { z } from 'zod';
import { Day, dataOf, Id, Instant, success } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { dayField, wholeNumber } from '../fields.ts';
import { Reason } from '../ops-fields.ts';
import { DealSide } from './ops-deals.ts';

/** Bounds of what is proposed. */
export const routineRules = {
  /** The shift of a Ramadan timetable, in minutes. */
  mostMinutes: 360,
  /** The days of a pause, and how far ahead it ends. */
  mostDays: 92,
  aheadDays: 200,
} as const;

export const routineChangeKinds = ['ramadan', 'pause', 'usual'] as const;
export const pauseReasons = ['exam', 'holiday'] as const;

/** Says how the routine is other than usual on some days: by both sides, or of Eid by the table of seasons. */
export const DayChange = z.object({
  kind: z.enum(routineChangeKinds),
  why: z.enum([...pauseReasons, 'eid']).nullable(),
  from: Day,
  to: Day,
  minutes: z.int(),
});
export type DayChange = z.infer<typeof DayChange>;

const RoutineAnswer = z.enum(['agreed', 'declined', 'withdrawn'], { error: 'routineChange.answer' });
export type RoutineAnswer = z.infer<typeof RoutineAnswer>;

/** Something that one side proposed; it holds once the other side agreed. */
export const RoutineChange = DayChange.extend({
  id: Id,
  proposed_by: DealSide,
  proposed_at: Instant,
  answer: RoutineAnswer.nullable(),
});
export type RoutineChange = z.infer<typeof RoutineChange>;

export const RoutineChanges = z.object({
  deal_id: Id,
  /** The side of the reader. */
  side: DealSide,
  name: z.string().nullable(),
  today: Day,
  routine: z.array(z.object({ day: z.int().min(1).max(7), time: z.string() })),
  /** The Ramadan that is now or comes next, where the table has it. */
  ramadan: z.object({ year: z.int(), from: Day, to: Day }).nullable(),
  /** Waits for an answer. */
  open: RoutineChange.nullable(),
  /** Holds, of today and later; of two that say something of the same day the later one holds. */
  holds: z.array(DayChange),
});
export type RoutineChanges = z.infer<typeof RoutineChanges>;

const proposal = {
  kind: z.enum(routineChangeKinds, { error: 'routineChange.kind' }),
  why: z.enum(pauseReasons, { error: 'routineChange.why' }).nullish(),
  from: dayField('routineChange.from').nullish(),
  to: dayField('routineChange.to').nullish(),
  minutes: wholeNumber(
    'routineChange.minutes',
    -routineRules.mostMinutes,
    routineRules.mostMinutes,
  ).nullish(),
};
type Proposal = Readonly<Partial<Record<'kind' | 'why' | 'from' | 'to' | 'minutes', unknown>>>;
const isDays = ({ kind }: Proposal) => kind !== 'ramadan';
const complete = <T extends z.ZodType<Proposal>>(schema: T) =>
  schema
    .refine((of) => of.kind !== 'pause' || Boolean(of.why), { error: 'routineChange.why', path: ['why'] })
    .refine((of) => !isDays(of) || Boolean(of.from), { error: 'routineChange.from', path: ['from'] })
    .refine((of) => !isDays(of) || Boolean(of.to), { error: 'routineChange.to', path: ['to'] })
    .refine((of) => isDays(of) || typeof of.minutes === 'number', {
      error: 'routineChange.minutes',
      path: ['minutes'],
    });

export const RoutineChangeBody = complete(z.object(proposal));
export type RoutineChangeBody = z.input<typeof RoutineChangeBody>;
export const OpsRoutineChangeBody = complete(z.object({ ...proposal, side: DealSide, reason: Reason }));
export const OpsRoutineAnswerBody = z.object({ answer: RoutineAnswer, side: DealSide, reason: Reason });

/** As operators read it: with who wrote down what was said on the phone, and why. */
export const OpsRoutineChange = RoutineChange.extend({
  answered_at: Instant.nullable(),
  notes: z.array(z.object({ recorded_by: z.string(), reason: z.string() })),
});
export const OpsRoutineChanges = RoutineChanges.omit({ side: true, name: true }).extend({
  /** All that was ever proposed, newest first. */
  changes: z.array(OpsRoutineChange),
});
export type OpsRoutineChanges = z.infer<typeof OpsRoutineChanges>;

export const seasonKinds = ['ramadan', 'eid_fitr', 'eid_adha'] as const;
/** Days of a season in one Islamic year, as they are expected until the moon is seen. */
export const Season = z.object({
  id: Id,
  kind: z.enum(seasonKinds),
  year: z.int(),
  from: Day,
  to: Day,
});
export type Season = z.infer<typeof Season>;
export const SeasonBody = z
  .object({
    kind: z.enum(seasonKinds, { error: 'season.kind' }),
    year: wholeNumber('season.year', 1440, 1520),
    from: dayField('routineChange.from'),
    to: dayField('routineChange.to'),
    reason: Reason,
  })
  .refine(({ from, to }) => from <= to, { error: 'routineChange.order', path: ['to'] });
export type SeasonBody = z.input<typeof SeasonBody>;

export const routineChangeEndpoints = defineEndpoints('user', {
  'GET /api/deals/:id/routine-changes': {
    summary: 'How the routine of an own deal is other than usual: Ramadan, exams, holidays, Eid',
    offline: 'The time of a lesson is looked up without a network.',
    response: dataOf(RoutineChanges),
  },
  'POST /api/deals/:id/routine-changes': {
    summary: 'Propose a Ramadan timetable, a pause, or lessons as usual after all',
    body: RoutineChangeBody,
    response: success(RoutineChanges),
  },
  'POST /api/deals/:id/routine-changes/:changeId/answer': {
    summary: 'Agree to what the other side proposes, decline it, or take the own proposal back',
    body: z.object({ answer: RoutineAnswer }),
    response: success(RoutineChanges),
  },
});

export const opsRoutineChangeEndpoints = defineEndpoints('operator', {
  'GET /api/ops/deals/:id/routine-changes': {
    summary: 'How the routine of a deal is other than usual, and all that was proposed',
    response: dataOf(OpsRoutineChanges),
  },
  'POST /api/ops/deals/:id/routine-changes': {
    summary: 'Write down what a side proposes by phone',
    body: OpsRoutineChangeBody,
    response: success(OpsRoutineChanges),
  },
  'POST /api/ops/deals/:id/routine-changes/:changeId/answer': {
    summary: 'Write down what a side answers by phone',
    body: OpsRoutineAnswerBody,
    response: success(OpsRoutineChanges),
  },
  'GET /api/ops/seasons': {
    summary: 'Days of Ramadan and of both Eids, newest first',
    response: dataOf(z.array(Season)),
  },
  'POST /api/ops/seasons': {
    summary: 'Set the days of a season in a year: whoever agreed to a timetable of it is told',
    body: SeasonBody,
    response: success(Season),
  },
});
