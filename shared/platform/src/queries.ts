import { ApiError } from '@porao/client';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { createReadCache } from './app-queries.ts';

/** Returns whether the service worker answers this page: it has cached answers to give without a network. */
const isKept = (): boolean =>
  typeof navigator !== 'undefined' && Boolean(navigator.serviceWorker?.controller);

/** The manager learns of changes only: a page that was opened without a network would count as online. */
const isOnline = (): boolean =>
  onlineManager.isOnline() && (typeof window === 'undefined' || navigator.onLine);

/** The page's query client, which the clients of all apps share: fresh for 5 minutes, up to 3 retries while online, none for refusals. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: createReadCache(),
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        retry: (failures, error) => failures < 3 && isOnline() && mayPass(error),
        refetchOnWindowFocus: false,
        networkMode: isKept() ? 'offlineFirst' : 'online',
      },
      // A change that waited for the network would be lost silently with the page: it fails at once instead.
      mutations: { networkMode: 'always' },
    },
  });
}

/** A repeated request gets the same 4xx. */
function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}
