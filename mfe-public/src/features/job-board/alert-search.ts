import type { SavedSearchBody } from '@porao/contracts';

/** Is a search that somebody wants to be told of. */
export interface AlertSearch {
  /** Null while nothing narrows the board. */
  board: NonNullable<SavedSearchBody['board']> | null;
  /** Describes the filters. */
  name: string;
}
