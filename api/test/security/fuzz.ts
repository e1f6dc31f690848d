import { createRandom, type Random } from '@porao/contracts/random';
import { largestRefusal } from './amplification.ts';
import { addressOf, allCalls, type EndpointCall, inputFor, type Subject, tokenFor } from './calls.ts';
import type { Harness, Outcome } from './harness.ts';
import { hostileBodies, hostileValues, mutate } from './hostile.ts';

type Kind = 'valid' | 'near' | 'hostile';

export interface FuzzReport {
  readonly seed: number;
  readonly inputs: number;
  /** Counts the answers of each status. */
  readonly statuses: Record<string, number>;
  readonly slowest: { readonly ms: number; readonly call: string };
  readonly faults: readonly string[];
  /** Calls that failed with every valid input. */
  readonly neverSucceeded: readonly string[];
}

/** Receives the calls: a harness, or a site that runs. */
export interface FuzzTarget
  extends Pick<Harness, 'naming' | 'ownerTokens' | 'strangerTokens' | 'operatorToken' | 'send'> {
  readonly owner: Subject;
  readonly stranger: Subject;
}

interface Sent {
  readonly method: string;
  readonly address: string;
  readonly body: string | undefined;
  readonly token: string | undefined;
}

function queryText(random: Random): string {
  const value = random.pick(hostileValues);
  return typeof value === 'string' ? value.slice(0, 3000) : JSON.stringify(value).slice(0, 3000);
}

/** Lone surrogates have no form in an address. */
const wellFormed = (text: string) => Buffer.from(text, 'utf8').toString('utf8');
const encoded = (text: string) => encodeURIComponent(wellFormed(text));

function hostileAddress(call: EndpointCall, random: Random): string {
  const path = call.path.replace(/:(\w+)/g, () =>
    random.chance(0.2) ? '%' : encoded(queryText(random)) || '0',
  );
  const names = [...Object.keys(call.endpoint.query?.shape ?? {}), '__proto__', 'id'];
  const query = Array.from(
    { length: random.int(0, 3) },
    () => `${random.pick(names)}=${encoded(queryText(random))}`,
  );
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

function makeInput(harness: FuzzTarget, call: EndpointCall, kind: Kind, seed: number, random: Random): Sent {
  const fixtures = random.chance(0.5) ? harness.owner : harness.stranger;
  const input = inputFor(call, harness.naming, fixtures, { seed });
  const { method } = call;
  const tokens = fixtures === harness.owner ? harness.ownerTokens : harness.strangerTokens;
  const right = tokenFor(call.endpoint.access, tokens, harness.operatorToken);
  const others = [
    undefined,
    'x',
    harness.strangerTokens.tutor,
    harness.strangerTokens.parent,
    harness.operatorToken,
  ];
  const token = random.chance(kind === 'valid' ? 0.95 : 0.85) ? right : random.pick(others);
  const json = (body: unknown) => (body === undefined ? undefined : JSON.stringify(body));
  if (kind === 'valid')
    return { method, address: addressOf(call.path, input), body: json(input.body), token };
  if (kind === 'near') {
    const inQuery = input.body === undefined || random.chance(0.2);
    const query = inQuery ? (mutate(input.query, random) as Record<string, unknown>) : input.query;
    const plain = Object.fromEntries(
      Object.entries(query).map(([name, value]) => [
        name,
        wellFormed(typeof value === 'string' ? value : JSON.stringify(value)),
      ]),
    );
    const address = addressOf(call.path, { params: input.params, query: plain });
    return { method, address, body: json(inQuery ? input.body : mutate(input.body, random)), token };
  }
  const body = random.chance(0.4)
    ? random.pick(hostileBodies)
    : json(mutate(mutate(mutate(input.body ?? {}, random), random), random));
  const address = random.chance(0.5) ? hostileAddress(call, random) : addressOf(call.path, input);
  return { method, address, body, token };
}

function faultOf({ status, text, changed }: Outcome): string | null {
  if (status >= 500) return `answered ${status}`;
  if (status < 400) return null;
  // Node refuses an address of more than 16 kB by itself.
  if (status === 431) return null;
  if (Buffer.byteLength(text) > largestRefusal) return `refused with ${Buffer.byteLength(text)} bytes`;
  if (changed.length > 0) return `refused with ${status}, but changed ${changed.join(', ')}`;
  try {
    const { type, message, errors, status: told, code } = JSON.parse(text) as Record<string, unknown>;
    const whole =
      type === 'error' && told === status && typeof code === 'string' && typeof errors === 'object';
    return whole && typeof message === 'string' && message !== '' ? null : 'refused in another shape';
  } catch {
    return 'refused without JSON';
  }
}

const kinds: readonly Kind[] = ['valid', 'near', 'near', 'hostile', 'hostile'];

/** Sends `inputs` generated calls, every endpoint alike, each to the same state. The seed makes them all. */
export async function fuzz(harness: FuzzTarget, inputs: number, seed: number): Promise<FuzzReport> {
  const random = createRandom(seed);
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const succeeded = new Set<string>();
  let slowest = { ms: 0, call: '' };
  for (let index = 0; index < inputs; index++) {
    const call = allCalls[index % allCalls.length] as EndpointCall;
    const kind = kinds[Math.floor(index / allCalls.length) % kinds.length] as Kind;
    const drawn = Math.floor(index / allCalls.length / kinds.length);
    const { method, address, body, token } = makeInput(harness, call, kind, drawn, random);
    const told = `input ${index} (${kind}) ${method} ${address.slice(0, 300)} ${body?.slice(0, 500) ?? ''}`;
    try {
      const outcome = await harness.send(method, address, body, token);
      statuses[outcome.status] = (statuses[outcome.status] ?? 0) + 1;
      if (outcome.status < 300) succeeded.add(call.key);
      if (outcome.ms > slowest.ms) slowest = { ms: Math.round(outcome.ms), call: call.key };
      const fault = faultOf(outcome);
      if (fault) faults.push(`${fault}: ${told} -> ${outcome.text.slice(0, 200)}`);
    } catch (error) {
      faults.push(`${error instanceof Error ? error.message : String(error)}: ${told}`);
    }
  }
  const neverSucceeded = allCalls.map(({ key }) => key).filter((key) => !succeeded.has(key));
  return { seed, inputs, statuses, slowest, faults, neverSucceeded };
}
