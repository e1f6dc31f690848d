/** Each kind has these answers, in the order of their numbers. */
export const questionChoices = {
  /** A salary below the budget, about a request. */
  terms: ['agree', 'decline'],
  /** These are about an application. */
  candidate: ['meet', 'prefer', 'unsuitable'],
  meet: ['meet', 'unsuitable'],
  started: ['started'],
  /** Another timetable or a pause, about a change of the routine. */
  routine: ['accept', 'refuse'],
} as const;
export type QuestionKind = keyof typeof questionChoices;
export type QuestionChoice = (typeof questionChoices)[QuestionKind][number];

export interface Question {
  readonly kind: QuestionKind;
  readonly subject: number;
}

/** Days in which a question can be answered. */
export const openDays = {
  terms: 7,
  candidate: 7,
  meet: 7,
  started: 30,
  routine: 30,
} as const satisfies Record<QuestionKind, number>;

/** Numbers of one question; those of the questions of the last `numberDays` differ as long as they have two digits. */
export const numbersEach = 3;
export const lastFirstNumber = 97;
export const numberDays = 30;
