import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server: its page has no scripts until the shell takes it over. */
export const useHasScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
