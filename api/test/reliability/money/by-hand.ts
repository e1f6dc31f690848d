import type { Random } from '@porao/contracts/random';
import { row } from '../../support/rows.repository.ts';
import { type Attempt, type Deal, pay } from './model.ts';
import type { Step, World } from './world.ts';

/** A TrxID counts once on the whole site (OQ-285). */
interface Known {
  readonly deal: Deal;
  readonly state: 'waits' | 'used' | 'free';
  /** Money of bKash's own page that has it, too. */
  readonly attempt?: Attempt | undefined;
}

const reason = 'Said on the phone';

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
    const acts = [
      'enter',
      'enter',
      'receive',
      'receive',
      'refuse',
      'take',
      'return',
      'paid',
      'statement',
    ] as const;
    const act = random.pick(acts);
    if (act === 'paid') return this.paidStep(deal, random, world);
    if (act === 'statement') return this.#statement(deal, random, world);
    if (act === 'enter' || deal.waits === undefined) return this.#enter(deal, random);
    if (act === 'receive') return this.#receive(deal, random, world);
    if (act === 'return') return this.#return(deal, random, world);
    return act === 'take' ? this.#takeBack(deal, world) : this.#refuse(deal, world);
  }

  newTrxId(random: Random): string {
    const digits = String(random.int(1, 2 ** 31)).padStart(8, '0');
    return this.#prefix + digits.slice(-8);
  }

  /** Money of bKash's own page, of which nobody knows yet whether it comes. */
  expect(deal: Deal, attempt: Attempt): void {
    if (attempt.receipt) this.#known.set(attempt.receipt, { deal, state: 'free', attempt });
  }

  /** A new TrxID, one that was named before, or that of bKash's own page. */
  #trxId(deal: Deal, random: Random): string {
    const own = deal.attempts.flatMap(({ receipt, came }) => (receipt && !came ? receipt : []));
    if (own.length > 0 && random.chance(0.6)) return random.pick(own);
    if (this.#known.size > 0 && random.chance(0.25)) return random.pick([...this.#known.keys()]);
    return this.newTrxId(random);
  }

  /** API-318, API-370. */
  #isFree(trx: string): boolean {
    const known = this.#known.get(trx);
    return !known || (known.state === 'free' && !known.attempt?.came);
  }

  #set(deal: Deal, trx: string, state: Known['state']): void {
    this.#known.set(trx, { deal, state, attempt: this.#known.get(trx)?.attempt });
  }

  #use(deal: Deal, trx: string): void {
    // The payment that waits takes the id that the money came in with.
    if (deal.waits !== undefined) this.#set(deal, deal.waits, 'free');
    this.#spend(deal, trx, deal.invoice);
    pay(deal, 'bkash');
  }

  #spend(deal: Deal, trx: string, invoice: number): void {
    this.#set(deal, trx, 'used');
    const attempt = this.#known.get(trx)?.attempt;
    if (attempt) attempt.usedFor = invoice;
    deal.waits = undefined;
  }

  /** An owed refund is sent (API-371). */
  sendStep(deal: Deal, random: Random, { operator }: World): Step {
    const trx = this.#trxId(deal, random);
    return {
      call: `POST /api/ops/invoices/${deal.invoice}/refund-sent`,
      by: operator,
      body: { way: 'bkash', trx_id: trx },
      accepted: deal.status === 'refunded' && deal.sent === undefined && this.#isFree(trx),
      done: () => {
        deal.sent = trx;
        this.#set(deal, trx, 'used');
      },
    };
  }

  #enter(deal: Deal, random: Random): Step {
    const trx = this.#trxId(deal, random);
    return {
      call: `POST /api/tutor/invoices/${deal.invoice}/hand-payments`,
      by: deal.tutor,
      body: { way: 'bkash', trx_id: trx },
      accepted: deal.status === 'unpaid' && deal.waits === undefined && this.#isFree(trx),
      done: () => {
        deal.waits = trx;
        this.#set(deal, trx, 'waits');
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
      accepted:
        deal.status === 'unpaid' &&
        amount === deal.charge &&
        stated === deal.charge &&
        !this.#cameOnline(trx),
      done: () => this.#use(deal, trx),
    };
  }

  #cameOnline = (trx: string) => this.#known.get(trx)?.attempt?.came !== undefined;

  async #refuse(deal: Deal, { db, operator }: World): Promise<Step> {
    const trx = deal.waits ?? '';
    const { id } = await row(db, 'hand_payments', ['id'], { trx_id: trx, state: 'claimed' });
    const done = () => this.#free(deal, trx);
    return {
      call: `POST /api/ops/payments/${id}/refuse`,
      by: operator,
      body: { reason },
      accepted: true,
      done,
    };
  }

  /** The tutor takes it back (API-374). */
  async #takeBack(deal: Deal, { db }: World): Promise<Step> {
    const trx = deal.waits ?? '';
    const { id } = await row(db, 'hand_payments', ['id'], { trx_id: trx, state: 'claimed' });
    const done = () => this.#free(deal, trx);
    return { call: `DELETE /api/tutor/hand-payments/${id}`, by: deal.tutor, accepted: true, done };
  }

  #free(deal: Deal, trx: string): void {
    this.#set(deal, trx, 'free');
    deal.waits = undefined;
  }

  /** Money that came in without being needed was sent back (API-372). */
  async #return(deal: Deal, random: Random, { db, operator }: World): Promise<Step> {
    const trx = deal.waits ?? '';
    const { id } = await row(db, 'hand_payments', ['id'], { trx_id: trx, state: 'claimed' });
    const amount = this.#stated.get(trx) ?? deal.charge;
    const shown = random.chance(0.15) ? amount + 1 : amount;
    const sent = this.#trxId(deal, random);
    return {
      call: `POST /api/ops/payments/${id}/returned`,
      by: operator,
      body: { way: 'bkash', trx_id: sent, amount: shown },
      accepted: shown === amount && this.#isFree(sent) && !this.#cameOnline(trx),
      done: () => {
        this.#set(deal, sent, 'used');
        this.#spend(deal, trx, 0);
        deal.unneeded.push({ from: 'bkash', to: 'bkash', amount, fee: 0 });
      },
    };
  }

  /** An operator marks the charge as paid, with a TrxID or in cash. */
  paidStep(deal: Deal, random: Random, { operator }: World, said?: string): Step {
    const trx = said ?? this.#trxId(deal, random);
    const inCash = this.#stated.has(trx) || (said === undefined && random.chance(0.5));
    const step = {
      call: `POST /api/ops/invoices/${deal.invoice}/paid`,
      by: operator,
    };
    const isDue = deal.status === 'unpaid';
    if (inCash) {
      const accepted = isDue && deal.waits === undefined;
      return { ...step, body: { reason, way: 'cash' }, accepted, done: () => pay(deal, 'cash') };
    }
    return {
      ...step,
      body: { reason, way: 'bkash', trx_id: trx },
      accepted: isDue && (this.#isFree(trx) || (deal.waits === trx && !this.#cameOnline(trx))),
      done: () => this.#use(deal, trx),
    };
  }

  /** One line of a statement, for the payment that waits or by the reference of the charge (OQ-286). */
  #statement(deal: Deal, random: Random, { operator }: World): Step {
    const byReference = deal.waits === undefined || random.chance(0.3);
    const trx = byReference ? this.#trxId(deal, random) : (deal.waits ?? '');
    const known = this.#stated.get(trx);
    const amount = known ?? (random.chance(0.25) ? deal.charge - 1 : deal.charge);
    const line = `${trx},${amount},${byReference ? `P-${deal.invoice}` : ''}`;
    const isMoney = amount === deal.charge && deal.status === 'unpaid';
    const names = (deal.waits === trx && !this.#cameOnline(trx)) || (byReference && this.#isFree(trx));
    return {
      call: 'POST /api/ops/statements',
      by: operator,
      body: { way: 'bkash', csv: `TrxID,Amount,Reference\n${line}`, receive: [trx] },
      accepted: true,
      done: () => {
        this.#stated.set(trx, amount);
        if (isMoney && names) this.#use(deal, trx);
        else if (!this.#known.has(trx)) this.#set(deal, trx, 'free');
      },
    };
  }
}
