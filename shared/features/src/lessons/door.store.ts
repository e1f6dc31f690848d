import { ApiError, call, createStore, newCallKey } from '@porao/platform';
import { failureText } from '../failure/failure.ts';
import { draftOf, keepDraft } from '../write/draft.ts';

/** A code that was entered at a door and is not at the server yet, or was refused there. */
export interface DoorEntry {
  readonly key: string;
  readonly dealId: number;
  readonly day: string;
  readonly code: string;
  /** The server's words, where it refused the code. */
  readonly refused?: string;
}
type Entered = Pick<DoorEntry, 'dealId' | 'day' | 'code'>;

/** In this browser, until somebody else signs in. */
const name = 'browser:lesson-codes';
const none: { readonly entries: readonly DoorEntry[] } = { entries: [] };

const changes = createStore(0);
/** As text, which is the same value as long as nothing has changed. */
const asText = () => JSON.stringify(draftOf(name, none).entries);
export const keptCodes = { current: asText, subscribe: changes.subscribe };

export const readKept = (): readonly DoorEntry[] => JSON.parse(asText()) as DoorEntry[];

/** Read again for each change, as another tab may have changed it. */
function change(next: (entries: readonly DoorEntry[]) => readonly DoorEntry[]): void {
  keepDraft(name, { entries: next(readKept()) });
  changes.set(changes.current() + 1);
}

const isOf =
  ({ dealId, day, code }: Entered) =>
  (one: DoorEntry) =>
    one.dealId === dealId && one.day === day && one.code === code;

export const removeKept = (key: string): void => change((all) => all.filter((one) => one.key !== key));

const send = ({ key, dealId: id, day, code }: DoorEntry) =>
  call('POST /api/deals/:id/lessons/code', { params: { id }, body: { key, day, code } });

/** The server has not judged it: no network, trouble, too many calls, or a session that has ended. */
const isLater = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status >= 500 ||
  [401, 429].includes(error.status);

/** Keys of codes whose first sending has no answer yet. */
const firstSent = new Set<string>();

/** Sends a code that was just entered. It is kept first, so that nothing is lost, whatever happens then; true when it
 * waits for the network. A refusal is thrown. */
export async function enterCode(entered: Entered): Promise<boolean> {
  const before = readKept().find(isOf(entered));
  const entry = { ...entered, key: before?.key ?? newCallKey() };
  firstSent.add(entry.key);
  change((all) => [...all.filter((one) => !isOf(entered)(one)), entry]);
  try {
    await send(entry);
    removeKept(entry.key);
    return false;
  } catch (error) {
    if (isLater(error)) return true;
    removeKept(entry.key);
    throw error;
  } finally {
    firstSent.delete(entry.key);
  }
}

let sending: Promise<number> | undefined;

/** Sends what waits, one after the other, until there is no network; returns how many the server took or refused. */
export function sendKept(): Promise<number> {
  sending ??= sendAll().finally(() => {
    sending = undefined;
  });
  return sending;
}

const isToSend = ({ key, refused }: DoorEntry) => refused === undefined && !firstSent.has(key);

async function sendAll(): Promise<number> {
  let count = 0;
  for (const entry of readKept().filter(isToSend)) {
    try {
      await send(entry);
      removeKept(entry.key);
    } catch (error) {
      if (isLater(error)) break;
      const refused = failureText(error);
      change((all) => all.map((one) => (one.key === entry.key ? { ...one, refused } : one)));
    }
    count += 1;
  }
  return count;
}
