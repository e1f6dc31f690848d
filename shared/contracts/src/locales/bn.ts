import answers from './answers.bn.ts';
import cases from './cases.bn.ts';
import handPayments from './hand-payments.bn.ts';
import notices from './notices.bn.ts';
import refusals from './refusals.bn.ts';
import rules from './rules.bn.ts';
import states from './states.bn.ts';

export default {
  ...rules,
  ...refusals,
  ...handPayments,
  ...answers,
  ...cases,
  ...notices,
  ...states,
} as const;
