import { setImmediate } from 'node:timers/promises';

interface Batch<K, V> {
  readonly keys: Set<K>;
  readonly values: Promise<ReadonlyMap<K, V>>;
}

/** Keys that are asked for in one turn of the event loop are read by one statement: of calls that arrive together each
 * would otherwise cost a round trip. Every read begins after its key was asked for. */
export function batchReads<K, V>(
  read: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  let open: Batch<K, V> | undefined;
  const begin = (): Batch<K, V> => {
    const keys = new Set<K>();
    const values = setImmediate().then(() => {
      open = undefined;
      return read([...keys]);
    });
    return { keys, values };
  };
  return async (key) => {
    open ??= begin();
    const { keys, values } = open;
    keys.add(key);
    return (await values).get(key);
  };
}
