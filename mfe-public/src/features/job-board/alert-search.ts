import type { SavedSearchBody } from '@porao/contracts';

/** What somebody wants to be told of. */
export interface AlertSearch {
  /** Null while nothing narrows the board. */
  board: NonNullable<SavedSearchBody['board']> | null;
  /** What the filters say. */
  name: string;
}
