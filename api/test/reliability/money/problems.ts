import type { Random } from '@porao/contracts/random';
import {
  type Deal,
  day,
  end,
  giveBack,
  givesProblem,
  isUndecided,
  mayAskOther,
  mayGive,
  mayReport,
  type Person,
  type Problem,
  type Side,
} from './model.ts';
import type { Step, World } from './world.ts';

const text = 'It did not go as we had agreed.';
const reason = 'Both sides were heard';
/** Kinds by the side that reports them (RUL-056). */
const kinds = {
  guardian: ['unsafe', 'no_tutor_came', 'lessons_not_held', 'ended_early', 'behaviour', 'other'],
  tutor: ['unsafe', 'lessons_not_held', 'unpaid', 'ended_early', 'wrong_information', 'other'],
} as const;
const decisions = ['refund', 'waive', 'refund', 'waive', 'replace_tutor', 'warn', 'no_action'] as const;
const personOf = ({ tutor, family }: Deal, side: Side): Person => (side === 'tutor' ? tutor : family);
const sides = ['guardian', 'tutor'] as const;

export function reportStep(deal: Deal, random: Random, { operator }: World): Step {
  const side = random.pick(sides);
  const kind = random.pick(kinds[side]);
  const byOperator = random.chance(0.2);
  const said = byOperator
    ? { call: 'POST /api/ops/cases', by: operator, body: { deal_id: deal.id, side, kind, text } }
    : { call: `POST /api/deals/${deal.id}/cases`, by: personOf(deal, side), body: { kind, text } };
  return {
    ...said,
    accepted: mayReport(deal, { kind, side, byOperator }, Date.now()),
    done: ({ data }: { data: { id: number } }) => {
      const joined = deal.problems.find(({ id }) => id === data.id);
      if (joined?.question?.side === side) joined.question = undefined;
      if (joined) return;
      if (deal.problems.some((one) => one.kind === kind && one.side === side && isUndecided(one)))
        throw new Error(`Case ${data.id} should have joined another one`);
      const openedAt = Date.now();
      const [state, endsAt] = ['open', openedAt + 30 * day] as const;
      const nothing = { appealed: false, waiting: undefined, question: undefined };
      deal.problems.push({
        id: data.id,
        kind,
        side,
        openedAt,
        state,
        endsAt,
        ...nothing,
        deciders: new Set(),
      });
    },
  };
}

/** A decision holds: RUL-057. */
function hold(deal: Deal, problem: Problem, decided: NonNullable<Problem['waiting']>): void {
  if (decided.amount > 0) giveBack(deal, decided.amount);
  if (decided.ends) end(deal, Date.now(), 'operator');
  // API-377: whoever can be asked is asked.
  if (decided.decision === 'replace_tutor' && mayAskOther(deal, Date.now())) deal.otherAsked = true;
  problem.deciders.add(decided.by);
  const endsAt = Date.now() + (problem.appealed ? 0 : 7 * day);
  Object.assign(problem, { state: 'decided', waiting: undefined, question: undefined, endsAt });
}

function decideStep(deal: Deal, problem: Problem, random: Random, { leads, operator }: World): Step {
  const by = random.pick([...leads, operator]);
  const decision = random.pick(decisions);
  const offer = givesProblem(deal, problem);
  const isMoney = decision === 'refund' || decision === 'waive';
  const ruled =
    !(isMoney && problem.kind === 'no_tutor_came') &&
    !(decision === 'replace_tutor' && problem.kind === 'unpaid') &&
    !(isMoney && offer?.act !== decision);
  const amount = isMoney ? (offer?.amount ?? 0) : 0;
  const shown = random.chance(0.15) ? amount + 1 : amount;
  const isFirst = problem.appealed && problem.deciders.has(by.userId);
  const isOpen = ['open', 'in_progress', 'appealed'].includes(problem.state);
  const end_deal = random.chance(0.3);
  const ends = end_deal || decision === 'replace_tutor';
  const waits = isMoney && (by === operator || amount > 5000);
  return {
    call: `POST /api/ops/cases/${problem.id}/decide`,
    by,
    body: { decision, reason, end_deal, ...(isMoney && { amount: shown }) },
    accepted:
      ruled && isOpen && !isFirst && (!isMoney || (shown === amount && (waits || mayGive(deal, offer)))),
    done: () => {
      const decided = { by: by.userId, decision, amount, ends };
      if (!waits) hold(deal, problem, decided);
      else Object.assign(problem, { state: 'waiting_confirmation', waiting: decided, question: undefined });
    },
  };
}

function confirmStep(deal: Deal, problem: Problem, random: Random, { leads }: World): Step {
  const by = random.pick(leads);
  const { waiting, appealed, deciders } = problem;
  const offer = givesProblem(deal, problem);
  return {
    call: `POST /api/ops/cases/${problem.id}/confirm`,
    by,
    accepted:
      waiting !== undefined &&
      waiting.by !== by.userId &&
      !(appealed && deciders.has(by.userId)) &&
      offer?.act === waiting.decision &&
      mayGive(deal, offer) &&
      offer.amount === waiting.amount,
    done: () => {
      if (!waiting) return;
      hold(deal, problem, waiting);
      deciders.add(by.userId);
    },
  };
}

const returnStep = (problem: Problem, random: Random, { leads }: World): Step => ({
  call: `POST /api/ops/cases/${problem.id}/return`,
  by: random.pick(leads),
  body: { reason },
  accepted: problem.waiting !== undefined,
  done: () => {
    const state = problem.appealed ? 'appealed' : 'in_progress';
    Object.assign(problem, { state, waiting: undefined });
  },
});

const appealStep = (deal: Deal, problem: Problem, random: Random): Step => ({
  call: `POST /api/cases/${problem.id}/appeal`,
  by: personOf(deal, random.pick(sides)),
  body: { text },
  accepted: problem.state === 'decided' && !problem.appealed && Date.now() < problem.endsAt,
  done: () => {
    const endsAt = Date.now() + 30 * day;
    Object.assign(problem, { state: 'appealed', appealed: true, question: undefined, endsAt });
  },
});

function askStep(problem: Problem, random: Random, { operator }: World): Step {
  const side = random.pick(sides);
  return {
    call: `POST /api/ops/cases/${problem.id}/message`,
    by: operator,
    body: { side, text, asks: true },
    accepted: ['open', 'in_progress', 'appealed'].includes(problem.state),
    done: () => {
      if (problem.state === 'open') problem.state = 'in_progress';
      problem.question = { side, until: Date.now() + 3 * day };
    },
  };
}

const answerStep = (deal: Deal, problem: Problem, side: Side): Step => ({
  call: `POST /api/cases/${problem.id}/answer`,
  by: personOf(deal, side),
  body: { text },
  accepted: true,
  done: () => {
    problem.question = undefined;
  },
});

/** Something that somebody does about the problem of a deal that was reported last. */
export function problemStep(deal: Deal, random: Random, world: World): Step {
  const problem = deal.problems.at(-1);
  if (!problem || problem.state === 'closed' || random.chance(0.1)) return reportStep(deal, random, world);
  const { state, question } = problem;
  if (question && random.chance(0.4)) return answerStep(deal, problem, question.side);
  if (state === 'waiting_confirmation') {
    const act = random.pick(['confirm', 'confirm', 'return', 'decide'] as const);
    if (act === 'confirm') return confirmStep(deal, problem, random, world);
    if (act === 'return') return returnStep(problem, random, world);
  }
  if (state === 'decided' && random.chance(0.7)) return appealStep(deal, problem, random);
  if (random.chance(0.2)) return askStep(problem, random, world);
  return decideStep(deal, problem, random, world);
}
