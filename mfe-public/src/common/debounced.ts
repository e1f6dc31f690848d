import { useEffect, useState } from 'react';

/** The value once it has stood still for `pause` ms. */
export function useDebounced<T>(value: T, pause: number): T {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return still;
}
