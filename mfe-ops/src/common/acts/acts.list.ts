import { createStore, useStore } from '@porao/platform';
import type { Request } from './request.ts';

/** An act of an operator. With `undo` it is sent at once and can be reversed; without, it is sent 5 s later and can be
 * cancelled until then. */
export interface Act {
  /** Names the row, as `request:7`, or several. A queue hides these rows until the act is done. */
  subject: string | readonly string[];
  /** Says in the bar what was done: 'Rejected: Class 8, Mirpur'. */
  text: string;
  send: Request;
  undo?: Request;
  /** After the server took it, with its answer. */
  onDone?: (answer: unknown) => void;
}

/** Why an act was refused; undefined when it was done or cancelled. */
export type Refusal = string | undefined;

export interface ActEntry extends Act {
  readonly id: number;
  readonly state: 'waiting' | 'sending' | 'done' | 'undoing' | 'failed';
  /** When a waiting act is sent, in ms of the clock. */
  readonly sendAt: number;
}

const store = createStore<readonly ActEntry[]>([]);
export const { current: acts, set: setActs } = store;

/** Acts that wait, are being sent, did not reach the server, or can still be taken back, oldest first. */
export const useActs = (): readonly ActEntry[] => useStore(store);

export const canTakeBack = ({ state, undo }: ActEntry): boolean =>
  state === 'waiting' || (state === 'done' && undo !== undefined);

export const isAbout = (act: Act, subject: string): boolean => [act.subject].flat().includes(subject);

/** Returns whether a row is gone from the lists because of an act that waits or is being sent. */
export const isHidden = (all: readonly ActEntry[], subject: string): boolean =>
  all.some((act) => isAbout(act, subject) && (act.state === 'waiting' || act.state === 'sending'));
