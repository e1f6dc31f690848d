import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import type { ToastContent } from './toast.ts';

const load = () => import('./toast-host.tsx');
const Host = lazy(load);
const listeners = new Set<() => void>();
let wanted = false;

/** Shows a toast, bottom right; the code for it is loaded with the first one. */
export function showToast(content: ToastContent, closeLabel: string): void {
  wanted = true;
  for (const listener of listeners) listener();
  void load().then((host) => host.show({ content, closeLabel }));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place of the toasts: render it once, inside the UiProvider. */
export function ToastHost(): ReactNode {
  const shown = useSyncExternalStore(subscribe, () => wanted);
  return shown ? (
    <Suspense>
      <Host />
    </Suspense>
  ) : null;
}
