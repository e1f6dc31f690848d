import type { Random } from '@porao/contracts/random';
import { type Deal, end, giveBack, givesNow, mayAskOther, mayClaim } from './model.ts';
import { confirm, type Step, send, take, type World } from './world.ts';

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

const whys = ['no_lessons', 'not_suitable', 'moved', 'money', 'finished', 'other'] as const;

export function endStep(deal: Deal, random: Random, { operator }: World): Step {
  const side = random.pick(['tutor', 'guardian', 'guardian', 'operator'] as const);
  const step = { accepted: !deal.ended, done: () => end(deal, Date.now(), side) };
  if (side === 'operator')
    return { ...step, call: `POST /api/ops/deals/${deal.id}/end`, by: operator, body: { reason } };
  const body = { why: random.pick(whys), text: reason };
  return {
    ...step,
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
    accepted: offer !== undefined && offer.amount === amount,
    done: () => giveBack(deal, offer?.amount ?? 0),
  };
}

/** The family asks for the other tutor, who is then confirmed: a deal and a charge of their own (RUL-062). */
export async function otherTutor(world: World, deal: Deal): Promise<Deal | undefined> {
  const { other, kind, salary, family } = deal;
  const accepted = mayAskOther(deal, Date.now());
  const call = `POST /api/deals/${deal.id}/another-tutor`;
  await take(world, deal, { call, by: family, accepted });
  if (!accepted || !other) return undefined;
  deal.otherAsked = true;
  for (const to of ['shortlisted', 'appointed']) {
    const move = `POST /api/ops/applications/${other.application}/move`;
    await send(world, { call: move, by: world.operator, body: { to } });
  }
  const agreed = { kind, salary, family, tutor: other.tutor, other: undefined };
  return confirm(world, other.application, agreed);
}
