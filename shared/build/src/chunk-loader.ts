/// <reference lib="dom" />

/** The bundler's runtime, by its own names. */
interface Runtime {
  /** Modules by id. */
  readonly m: Record<string, unknown>;
  /** Handlers that load a chunk. */
  readonly f: Record<string, (chunk: string, promises: Promise<unknown>[]) => void>;
  /** Address of the files, with a slash at its end. */
  readonly p: string;
  /** Runs what waited for chunks of the first page. */
  readonly O?: (() => void) & { j?: (chunk: string) => boolean };
}

/** Digests by chunk: of its script, then of its style sheet where it has one. Names of files begin with theirs. */
export type ChunkFiles = Readonly<Record<string, string>>;
type Chunk = readonly [
  ids: readonly string[],
  modules: Record<string, unknown>,
  run?: (require: Runtime) => void,
];
type Item = Chunk | ChunkFiles;

interface Options {
  readonly name: string;
  readonly timeout: number;
  readonly loaded: readonly string[];
}

type Loaded = HTMLScriptElement | HTMLLinkElement;

/** Is written into each entry as text, so it uses nothing from outside. Chunks and the table of their files come by the
 * property `name` of `home`, or of the script element that loads them: none comes to another release. */
export function chunkLoader(require: Runtime, home: object, { name, timeout, loaded }: Options): void {
  const has = new Set(loaded);
  const loads = new Map<string, Promise<void>>();
  let resolve: (files: ChunkFiles) => void;
  const table = new Promise<ChunkFiles>((found) => {
    resolve = found;
  });
  const isTable = (item: Item): item is ChunkFiles => !Array.isArray(item);
  const take = (item: Item): number => {
    if (isTable(item)) resolve(item);
    else {
      const [ids, modules, run] = item;
      Object.assign(require.m, modules);
      run?.(require);
      for (const id of ids) has.add(id);
      require.O?.();
    }
    return 0;
  };
  const taken = ((home as Record<string, Item[]>)[name] ??= []);
  if (require.O) require.O.j = (chunk) => has.has(chunk);
  for (const item of taken) take(item);
  taken.push = take;

  /** A failed load can be tried again. */
  const once = (key: string, load: () => Promise<void>): Promise<void> => {
    const known = loads.get(key);
    if (known) return known;
    const started = load().catch((error: unknown) => {
      loads.delete(key);
      throw error;
    });
    loads.set(key, started);
    return started;
  };
  const nameOf = (digest: string) =>
    Array.from(atob(digest.slice(0, 12)), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'))
      .join('')
      .slice(0, 16);
  const load = (chunk: string, element: Loaded, url: string, digest: string): Promise<void> =>
    new Promise((done, failed) => {
      const end = (type?: string) => {
        clearTimeout(timer);
        if (type === undefined) return done();
        element.remove();
        failed(
          Object.assign(new Error(`Loading chunk ${chunk} failed.\n(${type}: ${url})`), {
            name: 'ChunkLoadError',
            type,
            request: url,
          }),
        );
      };
      const timer = setTimeout(end, timeout, 'timeout');
      element.integrity = `sha384-${digest}`;
      element.crossOrigin = 'anonymous';
      element.addEventListener('error', () => end('error'));
      element.addEventListener('load', () => {
        if (element.localName === 'script') element.remove();
        end(element.localName === 'link' || has.has(chunk) ? undefined : 'missing');
      });
      document.head.append(element);
    });
  const script = (chunk: string, url: string, digest: string) => {
    const element = document.createElement('script');
    Object.assign(element, { [name]: taken, src: url });
    return load(chunk, element, url, digest);
  };
  const style = async (chunk: string, path: string, digest: string) => {
    const url = new URL(require.p + path, location.href).href;
    for (const { dataset, href } of document.querySelectorAll<HTMLLinkElement>(
      'link[rel=stylesheet],style[data-href]',
    ))
      if (dataset['href'] === path || href === url) return;
    const element = document.createElement('link');
    Object.assign(element, { rel: 'stylesheet', href: url });
    await load(chunk, element, url, digest);
  };
  require.f['own'] = (chunk, promises) => {
    if (loaded.includes(chunk)) return;
    promises.push(
      once(chunk, async () => {
        const digests = (await table)[chunk];
        // All modules of such a chunk are in others, which load beside it.
        if (digests === '') return;
        const [js = '', css] = digests?.match(/.{64}/g) ?? [];
        const path = `async/${chunk}.`;
        await Promise.all([
          css && once(`${chunk}.css`, () => style(chunk, `${path}${nameOf(css)}.css`, css)),
          // A script whose load took too long may have run since, and may lack its style sheet.
          has.has(chunk) ||
            once(`${chunk}.js`, () => script(chunk, `${require.p}${path}${nameOf(js)}.js`, js)),
        ]);
      }),
    );
  };
}
