import type { ModalContent, Platform } from '@porao/platform';

let content: ModalContent | null = null;
const listeners = new Set<() => void>();

function set(next: ModalContent | null): void {
  content = next;
  for (const listener of listeners) listener();
}

/** The page's one modal: opening another replaces it. */
export const modal: Platform['modal'] & {
  current: () => ModalContent | null;
  subscribe: (listener: () => void) => () => void;
} = {
  open: set,
  close: () => {
    if (content) set(null);
  },
  current: () => content,
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
