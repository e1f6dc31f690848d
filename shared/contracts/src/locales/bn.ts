import answers from './answers.bn.ts';
import cases from './cases.bn.ts';
import handPayments from './hand-payments.bn.ts';
import lessons from './lessons.bn.ts';
import notices from './notices.bn.ts';
import refusals from './refusals.bn.ts';
import reviews from './reviews.bn.ts';
import rules from './rules.bn.ts';
import salary from './salary.bn.ts';
import states from './states.bn.ts';

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
