import { retry } from '@porao/platform';
import { type ComponentType, createElement, type ReactNode, useSyncExternalStore } from 'react';
import type { ToastContent } from './toast.ts';

const load = () => import(/* webpackChunkName: "toasts" */ './toast-host.tsx');
const listeners = new Set<() => void>();
let Host: ComponentType | undefined;

/** Loads the code of the toasts ahead of the first one: what says that there is no network needs it by then. */
export async function preloadToasts(): Promise<void> {
  const host = await retry(load);
  Host = host.default;
  for (const listener of listeners) listener();
}

let count = 0;

/** Shows a toast, bottom right; its code is loaded with the first one, unless it was before. The returned
 * function takes it away, also when it has not come yet. */
export function showToast(content: ToastContent, closeLabel: string): () => void {
  count += 1;
  const id = content.id ?? `toast-${count}`;
  let closed = false;
  preloadToasts()
    .then(load)
    .then((host) => !closed && host.show({ content: { ...content, id }, closeLabel }))
    // A page must never fail for a message that cannot be shown.
    .catch((error: unknown) => console.warn('A message could not be shown:', content.message, error));
  return () => {
    closed = true;
    load()
      .then((host) => host.hide(id))
      .catch(() => undefined);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place of the toasts: render it once, inside the UiProvider. */
export function ToastHost(): ReactNode {
  const host = useSyncExternalStore(subscribe, () => Host);
  return host ? createElement(host) : null;
}
