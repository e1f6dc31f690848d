import { useSyncExternalStore } from 'react';

/** A value outside of React that components and other modules follow. */
export interface Store<T> {
  current: () => T;
  set: (next: T) => void;
  /** The returned function ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    set: (next) => {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const useStore = <T>({ subscribe, current }: Pick<Store<T>, 'subscribe' | 'current'>): T =>
  useSyncExternalStore(subscribe, current, current);
