import type { ModalContent, Platform } from '@porao/platform';
import { createStore, type Store } from '@porao/platform';

/** The content with the remote that had the page when it was opened: its styles apply to it. */
type Shown = ModalContent & { region?: string | undefined };

const { current, set, subscribe } = createStore<Shown | null>(null);

/** The page's one modal: opening another replaces it. */
export const modal: Platform['modal'] & Omit<Store<Shown | null>, 'set'> = {
  open: (content) => set({ ...content, region: document.getElementById('content')?.dataset['region'] }),
  close: () => set(null),
  current,
  subscribe,
};
