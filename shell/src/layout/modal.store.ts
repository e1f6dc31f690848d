import type { ModalContent, Platform } from '@porao/platform';
import { createStore, type Store } from '@porao/platform';

const { current, set, subscribe } = createStore<ModalContent | null>(null);

/** The page's one modal: opening another replaces it. */
export const modal: Platform['modal'] & Omit<Store<ModalContent | null>, 'set'> = {
  open: set,
  close: () => set(null),
  current,
  subscribe,
};
