import type { SavedSearchBody } from '@porao/contracts';

export interface AlertSearch {
  /** Null while nothing narrows the board. */
  board: NonNullable<SavedSearchBody['board']> | null;
  name: string;
}
