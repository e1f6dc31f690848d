import { slotAttribute } from '@porao/contracts/page';
import type { ModalContent, Platform } from '@porao/platform';
import { createStore, type Store } from '@porao/platform';

/** The content with the remote that had the page when it was opened: its styles apply to it. */
type Shown = ModalContent & { region?: string | undefined };

const { current, set, subscribe } = createStore<Shown | null>(null);

/** The page's one modal: opening another replaces it. */
export const modal: Platform['modal'] & Omit<Store<Shown | null>, 'set'> = {
  open: (content) => set({ ...content, region: regionInUse()?.dataset['region'] }),
  close: () => set(null),
  current,
  subscribe,
};

/** A content of a slot has the focus when it opens one, but for browsers that focus no pressed button. */
const regionInUse = (): HTMLElement | null | undefined =>
  document.activeElement?.closest<HTMLElement>(`#content [${slotAttribute}]`) ??
  document.getElementById('content');
