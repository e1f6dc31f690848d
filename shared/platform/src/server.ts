import type { PageHead, ServerRequest } from '@porao/contracts';
import type { Catalog, Language } from '@porao/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** What a page may read while it is rendered for a guest. */
export interface PageRequest extends ServerRequest {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  /** What is put here before the page renders is there in the browser too. */
  queries: QueryClient;
}

export interface PageAnswer {
  status?: 200 | 404 | 410;
  head: PageHead;
}

/** One page of a remote as the server renders it. */
export interface RenderedRoute {
  /** As in the manifest. */
  path: string;
  element: ReactNode;
  /** Of a public page: reads what it shows, and says what it is. Failing leaves the page to the browser. A page without
   * it is of an area: it is rendered for who is signed in, of the answers to the `reads` of its route alone. */
  prepare?: (request: PageRequest) => PageAnswer | Promise<PageAnswer>;
}

/** The default export of a remote's `src/server.tsx`. */
export interface RemoteServer {
  messages: Record<Language, Catalog>;
  routes: RenderedRoute[];
}

export function defineServer(server: RemoteServer): RemoteServer {
  return server;
}
