import { useEffect, useState } from 'react';

/** Milliseconds without a key before a search is sent (RUL-032). */
const pause = 300;

/** The value once it has not changed for `pause` ms. */
export function useDebounced<T>(value: T): T {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return still;
}
