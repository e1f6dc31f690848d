import type { SavedSearch } from '@porao/contracts';

/** What saved searches of every kind have. */
export type Search = Pick<SavedSearch, 'id' | 'name' | 'frequency' | 'paused'>;
type Answer = Promise<{ message: string }>;

/** The calls of one kind of saved searches. */
export interface SearchCalls {
  /** The call that lists them. */
  readonly list: string;
  readonly change: (id: number, body: Partial<Omit<Search, 'id'>>) => Answer;
  readonly remove: (id: number) => Answer;
}
