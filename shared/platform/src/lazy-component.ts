import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
} from 'react';
import { loadTimeoutMs } from './platform.ts';

/** Waits between tries, in ms. */
const pauses = [300, 1200];

const loadErrors = new WeakSet<Error>();

/** Returns whether code could not be loaded, or threw while it was imported. */
export const isLoadError = (error: unknown): boolean => error instanceof Error && loadErrors.has(error);

/** Runs `load` again when it fails, since a chunk that failed once can be had later. It ends after `loadTimeoutMs`:
 * a host that never answers must not block the page. The first failure is thrown: later ones may follow from it. */
export async function retry<T>(load: () => Promise<T>, waits: readonly number[] = pauses): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = loadTimeoutMs();
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer after ${timeout / 1000} s.`)), timeout);
  });
  try {
    return await Promise.race([tries(load, waits), end]);
  } catch (thrown) {
    const error = asError(thrown);
    loadErrors.add(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function tries<T>(load: () => Promise<T>, [wait, ...rest]: readonly number[]): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (wait === undefined || !navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return tries(load, rest).catch(() => {
      throw error;
    });
  }
}

/** Whatever was thrown, as an error. */
export const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));

/** Called when a lazy component below begins to wait for its code, and what it returns when that ended. */
export const LoadingContext = createContext<() => () => void>(() => () => {});

export interface LazyComponent<P extends object = object> {
  (props: P): ReactNode;
  /** Starts loading before it is shown. */
  preload: () => Promise<void>;
}

/** A component whose code is loaded when it is first shown, through state, as React keeps a fallback of Suspense for
 * 300 ms. A failed load is shown by `Failed`, else thrown to the error boundary; showing it again repeats it. */
export function lazyComponent<P extends object = object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  skeleton: ReactNode | ((props: P) => ReactNode) = null,
  Failed?: (props: P & { retry: () => void }) => ReactNode,
): LazyComponent<P> {
  let component: ComponentType<P> | undefined;
  let pending: Promise<void> | undefined;

  const preload = (): Promise<void> => {
    pending ??= retry(load).then(
      (module) => {
        component = module.default;
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };

  const Lazy: LazyComponent<P> = (props) => {
    const [state, setState] = useState<{ ready: boolean; error?: Error }>({ ready: component !== undefined });
    const startLoading = use(LoadingContext);
    useEffect(() => {
      // Not `component`: it may have come between this render and its effect.
      if (state.ready || state.error) return;
      let live = true;
      const done = startLoading();
      preload().then(
        // In slices: a page is a long task on a cheap phone, and what is on the screen stays usable.
        () =>
          startTransition(() => {
            if (live) setState({ ready: true });
          }),
        (error: unknown) => live && setState({ ready: false, error: asError(error) }),
      );
      return () => {
        live = false;
        done();
      };
    }, [state, startLoading]);
    if (component) return createElement(component, props);
    if (!state.error) return typeof skeleton === 'function' ? skeleton(props) : skeleton;
    if (!Failed) throw state.error;
    return createElement(Failed, { ...props, retry: () => setState({ ready: false }) });
  };
  Lazy.preload = preload;
  return Lazy;
}
