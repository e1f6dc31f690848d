import { session } from '@porao/platform';
import { useEffect } from 'react';

const fields = 'input, textarea, select, [contenteditable]';

/** Ctrl+L signs out, inside an area and not while typing (decision OQ-049). */
export function useSignOutKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, shiftKey, altKey, metaKey, key, target } = event;
      if (!ctrlKey || shiftKey || altKey || metaKey || key.toLowerCase() !== 'l') return;
      if (target instanceof Element && target.closest(fields)) return;
      event.preventDefault();
      void session().end();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
