import type { Db } from '../../kit/database/open.ts';

export interface WaitNotice {
  readonly wait: 'review' | 'answer' | 'meeting' | 'acceptance' | 'start';
  /** Before its deadline, or after it. */
  readonly step: 'soon' | 'passed';
  /** Identifies the request, job, application, application or deal. */
  readonly id: number;
  /** The deadline; for a review that passed the new one. */
  readonly by: string;
  readonly to: readonly number[] | 'operators';
}

/** Inside the transaction that marks it as said, so that each is said once. */
export type AnnounceWait = (trx: Db, notice: WaitNotice) => Promise<void>;
