/// <reference lib="dom" />
import type { ChunkFiles } from './chunk-loader.ts';

interface Container {
  readonly init: (...given: unknown[]) => unknown;
  readonly get: (module: string) => unknown;
}

interface RuntimeFile {
  /** Property by which the loader of chunks takes the table of their files. */
  readonly name: string;
  readonly file: string;
  readonly integrity: string;
  /** In ms. */
  readonly timeout: number;
}

/** Is written into a remote's entry as text, so it uses nothing from outside. The entry has the table of the chunks'
 * files, which each release changes, and loads the runtime, which only another version of the bundler changes. */
export function entryContainer(runtime: RuntimeFile, files: ChunkFiles): Container {
  const { name, file, integrity, timeout } = runtime;
  const { src } = document.currentScript as HTMLScriptElement;
  let loading: Promise<Container> | undefined;
  const load = () => {
    loading ??= new Promise<Container>((resolve, reject) => {
      const script: HTMLScriptElement & { container?: Container } = document.createElement('script');
      const end = (type: string) => {
        clearTimeout(timer);
        script.remove();
        if (script.container) resolve(script.container);
        else {
          loading = undefined;
          reject(new Error(`Loading ${script.src} failed (${type}).`));
        }
      };
      const timer = setTimeout(end, timeout, 'timeout');
      const url = new URL(file, src).href;
      Object.assign(script, { [name]: [files], integrity, crossOrigin: 'anonymous', src: url });
      script.addEventListener('load', () => end('missing'));
      script.addEventListener('error', () => end('error'));
      document.head.append(script);
    });
    return loading;
  };
  // Whoever asks first is told of a failure.
  load().catch(() => {});
  return {
    init: async (...given) => (await load()).init(...given),
    get: async (module) => (await load()).get(module),
  };
}
