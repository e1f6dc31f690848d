import { accounts, password } from '../support/accounts.ts';
import { type Answer, call, post } from './sessions.ts';

export const connections = 50;
const seconds = 8;
/** The least number of sign-ins and of boards that are timed, however long each takes. */
const fewestProbes = 5;
const people = [accounts.readyTutor, accounts.guardian, accounts.both] as const;

export interface Flood {
  readonly what: string;
  /** Runs before all connections ask at once. */
  readonly prepare?: () => Promise<unknown>;
  readonly send: (at: number) => Promise<Pick<Answer, 'status'>>;
}

interface UnderFlood {
  /** In ms, for 95 of 100 calls of others. */
  readonly signIn: number;
  readonly board: number;
  /** Statuses of others' calls that were not answered. */
  readonly refused: readonly number[];
  readonly told: string;
}

interface Probe {
  readonly statuses: number[];
  readonly times: number[];
}

const percentile95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;

/** Signs in on known devices and opens the board as others, one call after the other, while a flood of some seconds
 * runs from all connections. */
export async function underFlood(url: string, { prepare, send }: Flood): Promise<UnderFlood> {
  await prepare?.();
  const devices = await Promise.all(people.map((phone) => signIn(url, phone, 0).then(deviceOf)));
  const end = performance.now() + seconds * 1000;
  let next = 0;
  const answers = new Map<number, number>();
  const flood = async () => {
    while (performance.now() < end) {
      next += 1;
      // A broken connection counts as no status.
      const { status } = await send(next).catch(() => ({ status: 0 }));
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  const probing = async (ask: (at: number) => Promise<Pick<Answer, 'status' | 'ms'>>) => {
    const probe: Probe = { statuses: [], times: [] };
    do {
      const started = performance.now();
      const { status } = await ask(probe.times.length).catch(() => ({ status: 0 }));
      probe.statuses.push(status);
      probe.times.push(performance.now() - started);
    } while (probe.times.length < fewestProbes || performance.now() < end);
    return probe;
  };
  const [signIns, boards] = await Promise.all([
    probing((at) => {
      const who = at % people.length;
      return signIn(url, people[who] ?? people[0], at, devices[who]);
    }),
    probing((at) =>
      call(url, {
        method: 'GET',
        address: '/job-board',
        headers: { accept: 'text/html', 'x-forwarded-for': addressOf(at) },
      }),
    ),
    ...Array.from({ length: connections }, flood),
  ]);
  const [ofSignIns, ofBoards] = [percentile95(signIns.times), percentile95(boards.times)];
  return {
    signIn: ofSignIns,
    board: ofBoards,
    refused: [...signIns.statuses, ...boards.statuses].filter((status) => status !== 200),
    told: [
      `sign-in p95 ${ofSignIns.toFixed(0)} ms of ${signIns.times.length}`,
      `board p95 ${ofBoards.toFixed(0)} ms of ${boards.times.length}`,
      `flood: ${[...answers].map(([status, count]) => `${count} x ${status}`).join(', ')}`,
    ].join('; '),
  };
}

/** Others come from many addresses. */
const addressOf = (at: number) => `198.51.100.${at % 200}`;

const signIn = (url: string, phone_no: string, at: number, cookie = '') =>
  post(url, '/api/v1/login', { phone_no, password }, { 'x-forwarded-for': addressOf(at), cookie });

const deviceOf = ({ headers }: Answer) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
