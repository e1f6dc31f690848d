import { createRandom } from '@porao/contracts/random';
import { isLongRun } from '../../support/long.ts';
import { Wallet } from './by-hand.ts';
import {
  askOtherStep,
  claimStep,
  endStep,
  refundStep,
  refuseClaimStep,
  startStep,
  takeOther,
} from './endings.ts';
import type { Deal, Kind } from './model.ts';
import { comeBack, noteStep, payOnline } from './online.ts';
import { problemStep } from './problems.ts';
import { begin, createSides, type Sides, take, type World } from './world.ts';

const kinds: readonly Kind[] = ['home', 'home', 'home', 'online', 'crash', 'two_month', 'one_month'];
/** Deals of one family, and steps of a deal on the average. */
const [perFamily, steps] = [5, isLongRun ? 7 : 5];
/** Deals that something happens to: the newest of a lane. */
const busy = isLongRun ? 60 : 20;

/** People whose steps come one after the other, while other lanes go on at the same time. */
export function startLane(world: World, number: number) {
  const random = createRandom(36_000 + number);
  const wallet = new Wallet(number);
  const deals: Deal[] = [];
  let sides: Sides;
  let begun = 0;

  async function beginOne() {
    if (begun % perFamily === 0) sides = await createSides(world.db);
    begun++;
    const salary = random.int(500, 16_000);
    const withOther = random.chance(0.4);
    deals.push(await begin(world, sides, { kind: random.pick(kinds), salary, withOther }));
  }

  async function move(deal: Deal): Promise<void> {
    const act = random.next();
    if (act < 0.2) {
      await payOnline(world, deal, random, wallet);
      // Who waits for the provider's word calls, and an operator counts the money by its TrxID.
      const { late = false, receipt } = deal.attempts.at(-1) ?? {};
      if (late && receipt && random.chance(0.6))
        await take(world, deal, wallet.paidStep(deal, random, world, receipt));
      return;
    }
    const note = act < 0.22 && noteStep(deal, world);
    if (note) return take(world, deal, note);
    if (act < 0.25) return repeat(deal);
    // After its end a deal is most often gone on with.
    if (act < (deal.ended ? 0.35 : 0.27)) return take(world, deal, askOtherStep(deal, random, world));
    if (deal.status === 'refunded' && act < 0.45)
      return take(world, deal, wallet.sendStep(deal, random, world));
    if (deal.ended && act < 0.45) return take(world, deal, claimStep(deal));
    if (act < 0.55) return take(world, deal, await wallet.step(deal, random, world));
    // A decision is most often gone on with.
    if (act < (deal.problems.at(-1)?.state === 'decided' ? 0.95 : 0.78))
      return take(world, deal, problemStep(deal, random, world));
    const ends = [startStep, endStep, claimStep, refuseClaimStep, refundStep];
    return take(world, deal, random.pick(ends)(deal, random, world));
  }

  /** Whoever was asked, also by the decision of a case, is confirmed at once. */
  async function moveOn(deal: Deal): Promise<void> {
    await move(deal);
    const second = deal.otherAsked && !deal.otherTaken && (await takeOther(world, deal));
    if (second) deals.push(second);
  }

  const repeat = async (deal: Deal) => {
    const attempt = deal.attempts.length > 0 ? random.pick(deal.attempts) : undefined;
    if (attempt) await comeBack(world, deal, attempt, random.int(1, 2));
  };

  return {
    deals,
    /** Begins deals until there were so many, and takes steps of those that there are. */
    round: async (until: number) => {
      for (let left = (until - begun) * steps; left > 0; left--) {
        if (begun < until && left % steps === 0) await beginOne();
        await moveOn(random.pick(deals.slice(-busy)));
      }
    },
    /** Every browser comes back once more. */
    repeatCallbacks: async () => {
      for (const deal of deals) for (const attempt of deal.attempts) await comeBack(world, deal, attempt, 1);
    },
  };
}
