import { failureText } from '@porao/features';
import { ApiError, notify, session, useQueryClient } from '@porao/platform';
import { t } from '../messages.ts';
import { type Act, type ActEntry, acts, canTakeBack, isAbout, type Refusal, setActs } from './acts.list.ts';

type Client = ReturnType<typeof useQueryClient>;

const waitMs = 5_000;
/** The time that an act which is done offers to be taken back. */
const offerMs = 10_000;

/** An act under way, with the phone of who began it. */
interface Run {
  client: Client;
  phone: string | undefined;
  /** The first call counts. */
  end: (refusal?: Refusal) => void;
  timer?: ReturnType<typeof setTimeout>;
  /** Ends that a sign-out sends it first. */
  release?: () => void;
}

const runs = new Map<number, Run>();
let lastId = 0;

const update = (id: number, change: Partial<ActEntry>) =>
  setActs(acts().map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));

function remove(id: number): void {
  const run = runs.get(id);
  clearTimeout(run?.timer);
  run?.release?.();
  run?.end();
  runs.delete(id);
  setActs(acts().filter((entry) => entry.id !== id));
}

const setTimer = (id: number, ms: number, act: () => void) => {
  const run = runs.get(id);
  if (!run) return;
  clearTimeout(run.timer);
  run.timer = setTimeout(act, ms);
};

/** An act may change every answer of the area, and the roles of who is signed in. */
const refresh = ({ client }: Run): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [call] }) => /^GET \/api\/(ops\/|v1\/user$)/.test(String(call)),
  });

/** Begins an act; the promise resolves when it has ended. */
export function useAct(): (act: Act) => Promise<Refusal> {
  const client = useQueryClient();
  return (act) => new Promise((end) => begin(act, client, end));
}

const isOver = ({ state }: ActEntry): boolean => state === 'done' || state === 'failed';

function begin(act: Act, client: Client, end: Run['end']): void {
  // One act at a time on one thing: the second would be refused by the server.
  const isBusy = (subject: string) => acts().some((entry) => !isOver(entry) && isAbout(entry, subject));
  const subjects = [act.subject].flat();
  if (subjects.some(isBusy)) return end();
  for (const entry of acts()) {
    const isAgain = entry.state === 'failed' && subjects.some((subject) => isAbout(entry, subject));
    if (entry.state === 'done' || isAgain) remove(entry.id);
  }
  lastId += 1;
  const id = lastId;
  const run: Run = { client, phone: session().current()?.phone, end };
  runs.set(id, run);
  const state = act.undo ? 'sending' : 'waiting';
  setActs([...acts(), { ...act, id, state, sendAt: Date.now() + waitMs }]);
  if (act.undo) void send(id);
  else {
    run.release = session().beforeEnd(() => send(id));
    window.addEventListener('pagehide', leave);
    setTimer(id, waitMs, () => void send(id));
  }
}

async function send(id: number): Promise<void> {
  const run = runs.get(id);
  const entry = acts().find((one) => one.id === id);
  if (!run || !entry) return;
  clearTimeout(run.timer);
  run.release?.();
  update(id, { state: 'sending' });
  try {
    if (session().current()?.phone !== run.phone) {
      run.end();
      throw new Error('Somebody else is signed in.');
    }
    const answer = await entry.send();
    await refresh(run);
    entry.onDone?.(answer);
    run.end();
    if (!entry.undo) return remove(id);
    update(id, { state: 'done' });
    setTimer(id, offerMs, () => remove(id));
  } catch (error) {
    fail(entry, run, error);
    // One that did not reach the server may be sent again; a refused one would be refused again.
    if (!(error instanceof ApiError) || error.code !== 'ERR_NO_RESPONSE') return;
    runs.set(id, run);
    setActs([...acts(), { ...entry, state: 'failed' }]);
  }
}

/** For one that did not reach the server: sends it again, or forgets it. */
export { remove as dismiss, send as retry };

function fail(entry: ActEntry, run: Run, error: unknown): void {
  const refusal = failureText(error);
  run.end(refusal);
  remove(entry.id);
  // Until it is closed: the operator has gone on to the next row, and nothing else shows that this one is not decided.
  notify({ tone: 'error', title: t('acts.failed', { act: entry.text }), message: refusal, duration: false });
  void refresh(run);
}

/** Takes back one act, the newest unless given. */
export async function takeBack(id?: number): Promise<void> {
  const entry = acts().findLast((one) => canTakeBack(one) && (id === undefined || one.id === id));
  const run = entry && runs.get(entry.id);
  if (!entry || !run) return;
  if (entry.state === 'waiting') return remove(entry.id);
  clearTimeout(run.timer);
  update(entry.id, { state: 'undoing' });
  try {
    await entry.undo?.();
    await refresh(run);
    remove(entry.id);
  } catch (error) {
    fail({ ...entry, text: t('acts.undo.of', { act: entry.text }) }, run, error);
  }
}

/** The page is left: what waits is sent without its answer. */
function leave(): void {
  for (const { id, state, send: request } of acts()) {
    if (state !== 'waiting') continue;
    void request().catch(() => {});
    remove(id);
  }
}
/** For tests: as a page that was just opened. */
export function forgetActs(): void {
  for (const { id } of acts()) remove(id);
}
