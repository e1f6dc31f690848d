import { useEffect, useState } from 'react';

/** Milliseconds after the last key before a search starts (RUL-032). */
export const searchPause = 300;

/** The value once it has stood still for `pause` ms. */
export function useDebounced<T>(value: T, pause: number = searchPause): T {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return still;
}
