/** A queue by its name, with the type of what its jobs carry. Rows of queues are made by migrations. */
export interface Queue<T extends object> {
  readonly name: string;
  /** Holds the type alone. */
  readonly carries?: T;
}

/** Notified with the queue's name by every transaction that sends jobs. */
export const jobsChannel = 'porao_jobs';

/** Jobs that failed more often than their queue tries. */
export const deadLetters: Queue<object> = { name: 'dead' };
