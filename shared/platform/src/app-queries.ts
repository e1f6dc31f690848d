import {
  type Query,
  QueryCache,
  QueryClient,
  type QueryFilters,
  type QueryKey,
  type SetDataOptions,
} from '@tanstack/react-query';

/** The client of an app by its name; a client without one is the shell's. */
const appOf = new WeakMap<QueryClient, string>();
/** Clients that asked for an answer, or show it. */
const readersOf = new WeakMap<Query, Set<QueryClient>>();
/** Counts the regions of the page that have this client now. */
const regionsOf = new WeakMap<QueryClient, number>();
/** The app that set an answer itself, and that answer. */
const setBy = new WeakMap<Query, { app: string; data: unknown }>();

const nameOf = (client: QueryClient): string => appOf.get(client) ?? 'shell';
const othersOf = (query: Query, app: string): QueryClient[] =>
  [...(readersOf.get(query) ?? [])].filter((reader) => nameOf(reader) !== app);
const isOthers = (query: Query, app: string): boolean => othersOf(query, app).length > 0;
/** Returns whether an app of the page, or the shell, shows it now. */
const isShownByOthers = (query: Query, app: string): boolean =>
  query.isActive() &&
  othersOf(query, app).some((reader) => !appOf.has(reader) || (regionsOf.get(reader) ?? 0) > 0);

/** Makes a cache that knows which app reads what. */
export function createReadCache(): QueryCache {
  const cache = new QueryCache();
  const build = cache.build.bind(cache);
  cache.build = (client, options, state) => {
    const query = build(client, options, state);
    // An answer of the server's view is nobody's until it is read.
    if (state !== undefined) return query;
    const known = query as unknown as Query;
    const app = nameOf(client);
    const set = setBy.get(known);
    // Nobody shows what another app made up: it is asked for again.
    if (set && set.app !== app) {
      setBy.delete(known);
      if (set.data === known.state.data) query.reset();
    }
    const readers = readersOf.get(known) ?? new Set();
    readersOf.set(known, readers.add(client));
    return query;
  };
  // Called by nobody but a client that is told to clear.
  cache.clear = () => {};
  return cache;
}

/** Makes the client of one app: it reads what all have read, sets nothing that another app shows, and removes nothing
 * that another one has read (OQ-326). That an answer is old, it may say of each. */
export function createAppClient(
  app: string,
  shared: QueryClient,
  onRefused: (error: Error) => void,
): QueryClient {
  const cache = shared.getQueryCache();
  const client = new QueryClient({
    queryCache: cache,
    mutationCache: shared.getMutationCache(),
    defaultOptions: shared.getDefaultOptions(),
  });
  appOf.set(client, app);
  const said = new Set<string>();
  const refuse = (call: string, [name]: QueryKey) => {
    const what = `${call} of "${String(name)}", which is another app's: use invalidateQueries`;
    if (said.has(what)) return;
    said.add(what);
    onRefused(new Error(what));
  };
  const own = ({ predicate, ...filters }: QueryFilters = {}): QueryFilters => ({
    ...filters,
    predicate: (query) => !isOthers(query, app) && (predicate?.(query) ?? true),
  });

  const setQueryData = client.setQueryData.bind(client);
  const removeQueries = client.removeQueries.bind(client);
  const resetQueries = client.resetQueries.bind(client);
  const cancelQueries = client.cancelQueries.bind(client);
  const setOwn = (queryKey: QueryKey, updater: unknown, options?: SetDataOptions): unknown => {
    const before = cache.find({ queryKey, exact: true });
    if (before && isShownByOthers(before, app)) {
      refuse('setQueryData', queryKey);
      return undefined;
    }
    const data = setQueryData(queryKey, updater, options);
    const query = cache.find({ queryKey, exact: true });
    if (query && data !== undefined) setBy.set(query, { app, data: query.state.data });
    return data;
  };
  client.setQueryData = setOwn as typeof client.setQueryData;
  client.removeQueries = (filters) => {
    for (const { queryKey } of cache.findAll(filters as QueryFilters).filter((one) => isOthers(one, app)))
      refuse('removeQueries', queryKey);
    removeQueries(own(filters as QueryFilters));
  };
  client.clear = () => client.removeQueries();
  client.resetQueries = async (filters, options) => {
    const others: QueryFilters = { ...(filters as QueryFilters) };
    const { predicate } = others;
    others.predicate = (query) => isOthers(query, app) && (predicate?.(query) ?? true);
    await Promise.all([
      resetQueries(own(filters as QueryFilters), options),
      client.invalidateQueries(others, options),
    ]);
  };
  client.cancelQueries = (filters, options) => cancelQueries(own(filters as QueryFilters), options);
  // The shell's client hears for all of them that the network is back.
  client.mount = () => void regionsOf.set(client, (regionsOf.get(client) ?? 0) + 1);
  client.unmount = () => void regionsOf.set(client, (regionsOf.get(client) ?? 0) - 1);
  return client;
}
