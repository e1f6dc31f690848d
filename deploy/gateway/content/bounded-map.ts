/** A map that forgets what was set first once it holds more than `size`. */
export function boundedMap<K, V>(size: number, dropped: (value: V) => void = () => undefined) {
  const map = new Map<K, V>();
  return {
    get: (key: K) => map.get(key),
    set(key: K, value: V) {
      map.delete(key);
      map.set(key, value);
      for (const [oldest, old] of map) {
        if (map.size <= size) break;
        map.delete(oldest);
        dropped(old);
      }
    },
    delete: (key: K) => map.delete(key),
  };
}
