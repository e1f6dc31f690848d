import { createContext, type ReactNode, use } from 'react';

/** Is given to the contents of a slot, by the names of its manifest. */
export type SlotValues = Readonly<Record<string, string | number | boolean>>;

/** A content of a slot, of another remote. */
export interface SlotContent {
  key: string;
  /** Is in the page's language: the name of a tab. */
  label: string;
  /** Has its height from the start on; its code is loaded when it is shown. */
  element: ReactNode;
}

const none: readonly SlotContent[] = [];

/** The shell gives each region the contents of its slots; there are none in tests and in contents themselves. */
export const SlotsContext = createContext<(slot: string, values: SlotValues) => readonly SlotContent[]>(
  () => none,
);

/** Returns what other remotes have for a slot of this page, in its order. The manifest's `slots` declare it. */
export const useSlot = (slot: string, values: SlotValues = {}): readonly SlotContent[] =>
  use(SlotsContext)(slot, values);
