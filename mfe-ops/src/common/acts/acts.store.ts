import { failureText } from '@porao/features';
import { notify, session, useQueryClient } from '@porao/platform';
import { useSyncExternalStore } from 'react';
import { t } from '../messages.ts';
import type { Request } from './request.ts';

/** An act of an operator. With `undo` it is sent at once and can be reversed; without, it is sent 5 s later and can be
 * cancelled until then. */
export interface Act {
  /** What it is about: `request:7`, or several. A queue hides these rows until the act is done. */
  subject: string | readonly string[];
  /** What was done, for the bar: 'Rejected: Class 8, Mirpur'. */
  text: string;
  send: Request;
  undo?: Request;
  /** Calls whose answers it changes: `GET /api/ops/requests`. */
  changes: readonly string[];
  /** After the server took it, with its answer. */
  onDone?: (answer: unknown) => void;
}

/** Why an act was refused; undefined when it was done or cancelled. */
export type Refusal = string | undefined;

export interface ActEntry extends Act {
  readonly id: number;
  readonly state: 'waiting' | 'sending' | 'done' | 'undoing';
  /** When a waiting act is sent, in ms of the clock. */
  readonly sendAt: number;
}

type Client = ReturnType<typeof useQueryClient>;

export const waitMs = 5_000;
/** How long an act that is done offers to be taken back. */
const offerMs = 10_000;

/** Runs of an act: whose it is, and what its timer does. */
interface Run {
  client: Client;
  phone: string | undefined;
  /** The first call counts. */
  end: (refusal?: Refusal) => void;
  timer?: ReturnType<typeof setTimeout>;
}

let entries: readonly ActEntry[] = [];
const runs = new Map<number, Run>();
const listeners = new Set<() => void>();
let lastId = 0;

function setEntries(next: readonly ActEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

const update = (id: number, change: Partial<ActEntry>) =>
  setEntries(entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));

function remove(id: number): void {
  const run = runs.get(id);
  clearTimeout(run?.timer);
  run?.end();
  runs.delete(id);
  setEntries(entries.filter((entry) => entry.id !== id));
}

const setTimer = (id: number, ms: number, act: () => void) => {
  const run = runs.get(id);
  if (!run) return;
  clearTimeout(run.timer);
  run.timer = setTimeout(act, ms);
};

const refresh = ({ client }: Run, { changes }: Act): Promise<unknown> =>
  Promise.all(changes.map((key) => client.invalidateQueries({ queryKey: [key] })));

function begin(act: Act, client: Client, end: Run['end']): void {
  // One act at a time on one thing: the second would be refused by the server.
  const isBusy = (subject: string) =>
    entries.some((entry) => entry.state !== 'done' && isAbout(entry, subject));
  if ([act.subject].flat().some(isBusy)) return end();
  holdSignOut();
  for (const entry of entries) if (entry.state === 'done') remove(entry.id);
  lastId += 1;
  const id = lastId;
  runs.set(id, { client, phone: session().current()?.phone, end });
  const state = act.undo ? 'sending' : 'waiting';
  setEntries([...entries, { ...act, id, state, sendAt: Date.now() + waitMs }]);
  if (act.undo) void send(id);
  else setTimer(id, waitMs, () => void send(id));
}

async function send(id: number): Promise<void> {
  const run = runs.get(id);
  const entry = entries.find((one) => one.id === id);
  if (!run || !entry) return;
  clearTimeout(run.timer);
  update(id, { state: 'sending' });
  try {
    if (session().current()?.phone !== run.phone) {
      run.end();
      throw new Error('Somebody else is signed in.');
    }
    const answer = await entry.send.now();
    await refresh(run, entry);
    entry.onDone?.(answer);
    run.end();
    if (!entry.undo) return remove(id);
    update(id, { state: 'done' });
    setTimer(id, offerMs, () => remove(id));
  } catch (error) {
    fail(entry, run, error);
  }
}

/** The row comes back, and the toast says why. */
function fail(entry: ActEntry, run: Run, error: unknown): void {
  const refusal = failureText(error);
  run.end(refusal);
  remove(entry.id);
  notify({ tone: 'error', title: t('acts.failed', { act: entry.text }), message: refusal });
  void refresh(run, entry);
}

/** Takes back one act, the newest unless given. */
export async function takeBack(id?: number): Promise<void> {
  const entry = entries.findLast((one) => canTakeBack(one) && (id === undefined || one.id === id));
  const run = entry && runs.get(entry.id);
  if (!entry || !run) return;
  if (entry.state === 'waiting') return remove(entry.id);
  clearTimeout(run.timer);
  update(entry.id, { state: 'undoing' });
  try {
    await entry.undo?.now();
    await refresh(run, entry);
    remove(entry.id);
  } catch (error) {
    fail({ ...entry, text: t('acts.undo.of', { act: entry.text }) }, run, error);
  }
}

export const canTakeBack = ({ state, undo }: ActEntry): boolean =>
  state === 'waiting' || (state === 'done' && undo !== undefined);

const isAbout = (act: Act, subject: string): boolean => [act.subject].flat().includes(subject);

const waiting = () => entries.filter(({ state }) => state === 'waiting');

/** The page is left: what waits is sent without its answer. */
function leave(): void {
  for (const { id, send: request } of waiting()) {
    request.onLeave();
    remove(id);
  }
}
window.addEventListener('pagehide', leave);

let held: object | undefined;

/** Signing out sends what waits first, while there is a session to send it with. The shell has no event before it. */
function holdSignOut(): void {
  const platform = session();
  if (held === platform) return;
  held = platform;
  const end = platform.end;
  platform.end = async () => {
    await Promise.all(waiting().map(({ id }) => send(id)));
    await end();
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Acts that wait, are being sent, or can still be taken back, oldest first. */
export const useActs = (): readonly ActEntry[] => useSyncExternalStore(subscribe, () => entries);

/** Begins an act; answers when it has ended. */
export function useAct(): (act: Act) => Promise<Refusal> {
  const client = useQueryClient();
  return (act) => new Promise((end) => begin(act, client, end));
}

/** Whether a row is gone from the lists because of an act that waits or is being sent. */
export const isHidden = (acts: readonly ActEntry[], subject: string): boolean =>
  acts.some((act) => isAbout(act, subject) && (act.state === 'waiting' || act.state === 'sending'));

/** For tests: as a page that was just opened. */
export function forgetActs(): void {
  for (const { id } of entries) remove(id);
  held = undefined;
}
