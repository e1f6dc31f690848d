import answers from './answers.en.ts';
import cases from './cases.en.ts';
import handPayments from './hand-payments.en.ts';
import lessons from './lessons.en.ts';
import notices from './notices.en.ts';
import refusals from './refusals.en.ts';
import reviews from './reviews.en.ts';
import rules from './rules.en.ts';
import salary from './salary.en.ts';
import states from './states.en.ts';

/** Every text of a contract or of the API by its key. */
export default {
  ...rules,
  ...refusals,
  ...handPayments,
  ...answers,
  ...cases,
  ...lessons,
  ...notices,
  ...salary,
  ...reviews,
  ...states,
} as const;
