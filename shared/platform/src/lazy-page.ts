import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

/** Waits between tries, in ms. */
const pauses = [300, 1200];

/** Runs `load` again when it fails, since a chunk that failed once can be had later. */
export async function retry<T>(load: () => Promise<T>, waits: readonly number[] = pauses): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const [wait, ...rest] = waits;
    if (wait === undefined || !navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return retry(load, rest);
  }
}

export interface LazyPage {
  (): ReactNode;
  /** Starts loading before the page is shown. */
  preload: () => Promise<void>;
}

/** A page loaded when it is first shown, with its own skeleton until then. It renders through state, not
 * Suspense, because React holds a shown fallback for 300 ms. A failed load reaches the region's error
 * boundary and starts anew when the page is shown again. */
export function lazyPage(
  load: () => Promise<{ default: ComponentType }>,
  skeleton: ReactNode = null,
): LazyPage {
  let page: ComponentType | undefined;
  let pending: Promise<void> | undefined;

  const preload = (): Promise<void> => {
    pending ??= retry(load).then(
      (module) => {
        page = module.default;
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };

  const Page: LazyPage = () => {
    const [state, setState] = useState<{ error?: unknown }>();
    useEffect(() => {
      if (page) return;
      let live = true;
      preload().then(
        () => live && setState({}),
        (error: unknown) => live && setState({ error }),
      );
      return () => {
        live = false;
      };
    }, []);
    if (page) return createElement(page);
    if (state?.error !== undefined) throw state.error;
    return skeleton;
  };
  Page.preload = preload;
  return Page;
}
