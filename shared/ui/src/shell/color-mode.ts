import { browserStorage, createStore, useStore } from '@porao/platform';
import { useLayoutEffect } from 'react';

type ColorMode = 'light' | 'dark';

/** Where the browser keeps the chosen mode; the page's first script reads it too. */
const key = 'porao-color-mode';

/** Holds the choice made in this page. */
const chosen = createStore<ColorMode | null>(null);

const systemMode = () => matchMedia('(prefers-color-scheme: dark)');

/** The system's mode until one is chosen (decision OQ-009). */
function current(): ColorMode {
  if (typeof window === 'undefined') return 'light';
  const mode = chosen.current() ?? browserStorage.get(key);
  if (mode === 'dark' || mode === 'light') return mode;
  return systemMode().matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const system = systemMode();
  // Chosen in another tab.
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key) return;
    chosen.set(null);
    listener();
  };
  const unsubscribe = chosen.subscribe(listener);
  system.addEventListener('change', listener);
  window.addEventListener('storage', onStorage);
  return () => {
    unsubscribe();
    system.removeEventListener('change', listener);
    window.removeEventListener('storage', onStorage);
  };
}

function choose(mode: ColorMode): void {
  browserStorage.set(key, mode);
  chosen.set(mode);
}

/** The colour mode and its switch. */
export function useColorMode(): { mode: ColorMode; toggle: () => void } {
  const mode = useStore({ subscribe, current });
  useLayoutEffect(() => {
    document.documentElement.dataset['mantineColorScheme'] = mode;
  }, [mode]);
  return { mode, toggle: () => choose(mode === 'dark' ? 'light' : 'dark') };
}
