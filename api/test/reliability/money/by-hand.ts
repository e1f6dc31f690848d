import type { Random } from '@porao/contracts/random';
import { row } from '../../support/rows.repository.ts';
import { type Deal, pay } from './model.ts';
import type { Step, World } from './world.ts';

/** A TrxID counts once on the whole site (OQ-285). */
interface Known {
  readonly deal: Deal;
  readonly state: 'waits' | 'used' | 'free';
}

/** The payments by hand of some deals. */
export class Wallet {
  readonly #prefix: string;
  readonly #known = new Map<string, Known>();
  /** Amounts by the statements that were uploaded. */
  readonly #stated = new Map<string, number>();

  constructor(lane: number) {
    this.#prefix = `L${lane}`;
  }

  step(deal: Deal, random: Random, world: World): Promise<Step> | Step {
    const act = random.pick(['enter', 'enter', 'receive', 'receive', 'refuse', 'paid', 'statement'] as const);
    if (act === 'paid') return this.#paid(deal, random, world);
    if (act === 'statement') return this.#statement(deal, random, world);
    if (act === 'enter' || deal.waits === undefined) return this.#enter(deal, random);
    return act === 'receive' ? this.#receive(deal, random, world) : this.#refuse(deal, world);
  }

  /** A new TrxID, or one that was entered before. */
  #trxId(random: Random): string {
    if (this.#known.size > 0 && random.chance(0.25)) return random.pick([...this.#known.keys()]);
    return (
      this.#prefix +
      String(random.int(1, 2 ** 31))
        .padStart(8, '0')
        .slice(-8)
    );
  }

  #isFree(trx: string): boolean {
    return (this.#known.get(trx)?.state ?? 'free') === 'free';
  }

  #use(deal: Deal, trx: string): void {
    // The payment that waits takes the id that the money came in with.
    if (deal.waits !== undefined) this.#known.set(deal.waits, { deal, state: 'free' });
    this.#known.set(trx, { deal, state: 'used' });
    deal.waits = undefined;
    pay(deal, 'bkash');
  }

  #enter(deal: Deal, random: Random): Step {
    const trx = this.#trxId(random);
    return {
      call: `POST /api/tutor/invoices/${deal.invoice}/hand-payments`,
      by: deal.tutor,
      body: { way: 'bkash', trx_id: trx },
      accepted: deal.status === 'unpaid' && deal.waits === undefined && this.#isFree(trx),
      done: () => {
        deal.waits = trx;
        this.#known.set(trx, { deal, state: 'waits' });
      },
    };
  }

  async #receive(deal: Deal, random: Random, { db, operator }: World): Promise<Step> {
    const trx = deal.waits ?? '';
    const amount = random.chance(0.15) ? deal.charge - 1 : deal.charge;
    const stated = this.#stated.get(trx) ?? deal.charge;
    const { id } = await row(db, 'hand_payments', ['id'], { trx_id: trx, state: 'claimed' });
    return {
      call: `POST /api/ops/payments/${id}/received`,
      by: operator,
      body: { amount },
      accepted: deal.status === 'unpaid' && amount === deal.charge && stated === deal.charge,
      done: () => this.#use(deal, trx),
    };
  }

  async #refuse(deal: Deal, { db, operator }: World): Promise<Step> {
    const trx = deal.waits ?? '';
    const { id } = await row(db, 'hand_payments', ['id'], { trx_id: trx, state: 'claimed' });
    return {
      call: `POST /api/ops/payments/${id}/refuse`,
      by: operator,
      body: { reason: 'It did not come in' },
      accepted: true,
      done: () => {
        deal.waits = undefined;
        this.#known.set(trx, { deal, state: 'free' });
      },
    };
  }

  /** An operator marks the charge as paid, with a TrxID or in cash. */
  #paid(deal: Deal, random: Random, { operator }: World): Step {
    const trx = this.#trxId(random);
    const inCash = this.#stated.has(trx) || random.chance(0.5);
    const step = {
      call: `POST /api/ops/invoices/${deal.invoice}/paid`,
      by: operator,
    };
    const [reason, isDue] = ['Said on the phone', deal.status === 'unpaid'];
    if (inCash)
      return { ...step, body: { reason, way: 'cash' }, accepted: isDue, done: () => pay(deal, 'cash') };
    return {
      ...step,
      body: { reason, way: 'bkash', trx_id: trx },
      accepted: isDue && (this.#isFree(trx) || deal.waits === trx),
      done: () => this.#use(deal, trx),
    };
  }

  /** One line of a statement, for the payment that waits or by the reference of the charge (OQ-286). */
  #statement(deal: Deal, random: Random, { operator }: World): Step {
    const byReference = deal.waits === undefined || random.chance(0.3);
    const trx = byReference ? this.#trxId(random) : (deal.waits ?? '');
    const known = this.#stated.get(trx);
    const amount = known ?? (random.chance(0.25) ? deal.charge - 1 : deal.charge);
    const line = `${trx},${amount},${byReference ? `P-${deal.invoice}` : ''}`;
    const isMoney = amount === deal.charge && deal.status === 'unpaid';
    const names = deal.waits === trx || (byReference && this.#isFree(trx));
    return {
      call: 'POST /api/ops/statements',
      by: operator,
      body: { way: 'bkash', csv: `TrxID,Amount,Reference\n${line}`, receive: [trx] },
      accepted: true,
      done: () => {
        this.#stated.set(trx, amount);
        if (isMoney && names) this.#use(deal, trx);
        else if (!this.#known.has(trx)) this.#known.set(trx, { deal, state: 'free' });
      },
    };
  }
}
