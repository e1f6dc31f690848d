import type { Random } from '@porao/contracts/random';
import { type Deal, end, giveBack, givesNow, isUndecided, mayAskOther, mayClaim, mayGive } from './model.ts';
import { confirm, type Step, send, type World } from './world.ts';

const reason = 'As the test wants it';

export function startStep({ id, tutor, family, started, ended }: Deal, random: Random): Step {
  const side = random.pick(['tutor', 'guardian'] as const);
  return {
    call: side === 'tutor' ? `POST /api/tutor/deals/${id}/started` : `POST /api/my-tutor/${id}/started`,
    by: side === 'tutor' ? tutor : family,
    accepted: !ended,
    done: () => void started.add(side),
  };
}

/** Reasons by the sides that have them (API-350). */
const whys = {
  no_tutor_came: ['guardian'],
  unpaid: ['tutor'],
  no_lessons: ['guardian', 'tutor'],
  behaviour: ['guardian', 'tutor'],
  moved: ['guardian', 'tutor'],
  finished: ['guardian', 'tutor'],
} as const;
const reasons = Object.keys(whys) as (keyof typeof whys)[];

export function endStep(deal: Deal, random: Random, { operator }: World): Step {
  const side = random.pick(['tutor', 'guardian', 'guardian', 'operator'] as const);
  const step = { accepted: !deal.ended, done: () => end(deal, Date.now(), side) };
  if (side === 'operator')
    return { ...step, call: `POST /api/ops/deals/${deal.id}/end`, by: operator, body: { reason } };
  const why = random.pick(reasons);
  const body = { why, text: reason };
  const has = whys[why].some((one) => one === side);
  return {
    ...step,
    accepted: step.accepted && has,
    call: `POST /api/deals/${deal.id}/end`,
    by: side === 'tutor' ? deal.tutor : deal.family,
    body,
  };
}

export const claimStep = (deal: Deal): Step => ({
  call: `POST /api/tutor/invoices/${deal.invoice}/claim`,
  by: deal.tutor,
  body: { reason },
  accepted: mayClaim(deal, Date.now()),
  done: () => {
    deal.claim = 'open';
  },
});

export const refuseClaimStep = (deal: Deal, random: Random, { leads }: World): Step => ({
  call: `POST /api/ops/invoices/${deal.invoice}/refuse-claim`,
  by: random.pick(leads),
  body: { reason },
  accepted: deal.claim === 'open' && (deal.status === 'unpaid' || deal.status === 'paid'),
  done: () => {
    deal.claim = 'refused';
  },
});

/** A lead refunds or waives the amount that was shown, or one that nobody showed. */
export function refundStep(deal: Deal, random: Random, { leads }: World): Step {
  const offer = givesNow(deal, Date.now());
  const amount = random.chance(0.2) ? deal.charge + 1 : (offer?.amount ?? deal.charge);
  return {
    call: `POST /api/ops/invoices/${deal.invoice}/refund`,
    by: random.pick(leads),
    body: { reason, amount },
    accepted:
      offer?.amount === amount && amount <= 5000 && mayGive(deal, offer) && !deal.problems.some(isUndecided),
    done: () => giveBack(deal, offer?.amount ?? 0),
  };
}

/** The family, or an operator for it, asks for the other tutor (RUL-061). */
export function askOtherStep(deal: Deal, random: Random, { operator }: World): Step {
  const done = () => {
    deal.otherAsked = true;
  };
  const step = { accepted: mayAskOther(deal, Date.now()), done };
  if (random.chance(0.7))
    return { ...step, call: `POST /api/deals/${deal.id}/another-tutor`, by: deal.family };
  return { ...step, call: `POST /api/ops/deals/${deal.id}/another-tutor`, by: operator, body: { reason } };
}

/** The other tutor, who was asked, is confirmed: a deal and a charge of their own (RUL-062). */
export async function takeOther(world: World, deal: Deal): Promise<Deal | undefined> {
  const { other, kind, salary, family } = deal;
  if (!other) return undefined;
  deal.otherTaken = true;
  for (const to of ['shortlisted', 'appointed']) {
    const move = `POST /api/ops/applications/${other.application}/move`;
    await send(world, { call: move, by: world.operator, body: { to } });
  }
  const agreed = { kind, salary, family, tutor: other.tutor, other: undefined };
  return confirm(world, other.application, agreed);
}
