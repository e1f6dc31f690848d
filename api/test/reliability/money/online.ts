import type { Random } from '@porao/contracts/random';
import { nameReceipt } from '../../support/test-payments.repository.ts';
import type { Wallet } from './by-hand.ts';
import { type Attempt, type Deal, learn } from './model.ts';
import { type Step, take, type World } from './world.ts';

/** Faults of the providers' stand-in. */
const lies = [
  '',
  '',
  '',
  '',
  'late',
  'late',
  'twice',
  'amount',
  'signature',
  'unpaid',
  'balance',
  'refund',
] as const;

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};
const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });

/** Presses a button of the provider's page; returns how the browser leaves it. */
async function choose(
  { site }: World,
  url: string,
  fields: Record<string, string>,
): Promise<Attempt['leaving']> {
  const { headers, text } = await site.request(pathOf(url), form(fields));
  const target = headers.get('location');
  if (target !== null) return { path: pathOf(target), fields: undefined };
  const inputs = [...text.matchAll(/name="(\w+)" value="([^"]*)"/g)];
  return {
    path: pathOf(/action="([^"]+)"/.exec(text)?.[1] ?? ''),
    fields: Object.fromEntries(inputs.map(([, name, value]) => [name, value])),
  };
}

/** The browser comes back so many times at once, from another site and without a session. */
export async function comeBack({ site }: World, deal: Deal, attempt: Attempt, times: number): Promise<void> {
  const { leaving, way, lie, pays } = attempt;
  const answers = await Promise.all(
    Array.from({ length: times }, () =>
      site.request(leaving.path, leaving.fields ? form(leaving.fields) : {}),
    ),
  );
  const other = answers.find(({ status }) => status !== 303);
  if (other) throw new Error(`${leaving.path}: ${other.status} ${other.text}`);
  if (!pays || attempt.came) return;
  // bKash takes money only when it is asked to, and is not asked for a charge that needs none.
  if (way === 'bkash_checkout' && deal.status !== 'unpaid' && !attempt.late) return;
  if (lie === 'late') attempt.late = true;
  else learn(deal, attempt);
}

/** A lead notes that money was given back by hand which the provider refuses to give back (OPS-380). */
export function noteStep(deal: Deal, { leads: [by] }: World): Step | undefined {
  const attempt = deal.attempts.find(({ lie, came }) => lie === 'refund' && came === 'back');
  return (
    attempt && {
      call: `POST /api/ops/online-payments/${attempt.id}/given-back`,
      by,
      body: { reason: 'By hand' },
      accepted: !attempt.noted,
      done: () => {
        attempt.noted = true;
      },
    }
  );
}

/** Somebody who knows the address tells of money that nobody paid. */
export async function forge({ site }: World, { leaving }: Attempt): Promise<void> {
  const path = leaving.path.replace('/return/', '/notice/').split('?')[0] ?? '';
  const { status, text } = await site.request(path, form({ status: 'VALID', val_id: 'T00', amount: '1.00' }));
  if (status !== 422) throw new Error(`${path}: ${status} ${text}`);
}

/** A tutor goes to the page of a provider, does something there, and comes back never, once or often. */
export async function payOnline(world: World, deal: Deal, random: Random, wallet: Wallet): Promise<void> {
  const way = random.pick(['bkash_checkout', 'sslcommerz'] as const);
  const accepted = deal.status === 'unpaid' && deal.waits === undefined;
  let started: { id: number; url: string } | undefined;
  await take(world, deal, {
    call: `POST /api/tutor/invoices/${deal.invoice}/payments`,
    by: deal.tutor,
    body: { way },
    accepted,
    done: ({ data }: { data: { id: number; url: string } }) => {
      started = data;
    },
  });
  if (!started) return;
  const choice = random.chance(0.8) ? 'pay' : random.pick(['fail', 'cancel']);
  const wanted = random.pick(lies);
  // Which of two late ones comes first is not said.
  const lie = deal.attempts.some(({ late }) => late) ? '' : wanted;
  const pays = choice === 'pay' && lie !== 'unpaid' && lie !== 'balance';
  const receipt = way === 'bkash_checkout' ? wallet.newTrxId(random) : undefined;
  if (receipt) await nameReceipt(world.db, started.url.split('/').at(-1) ?? '', receipt);
  const leaving = await choose(world, started.url, { choice, lie });
  const nothing = { late: false, noted: false, usedFor: undefined, came: undefined };
  const attempt: Attempt = { id: started.id, way, lie, pays, leaving, receipt, ...nothing };
  deal.attempts.push(attempt);
  wallet.expect(deal, attempt);
  // SSLCommerz tells by itself, unless its word is late or has a wrong signature.
  const isTold = way === 'sslcommerz' && pays;
  if (isTold && (lie === 'late' || lie === 'signature')) attempt.late = true;
  else if (isTold) learn(deal, attempt);
  const times = random.pick([0, 1, 1, 2, 3]);
  if (times > 0) await comeBack(world, deal, attempt, times);
  if (random.chance(0.1)) await forge(world, attempt);
}
