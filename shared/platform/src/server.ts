import type { PageHead, ServerRequest } from '@porao/contracts';
import type { Catalog, Language } from '@porao/i18n';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** What the address of a page says. */
export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

/** What a page may read while it is rendered for a guest. */
export interface PageRequest extends ServerRequest, PageAddress {
  /** What is put here before the page renders is there in the browser too. */
  queries: QueryClient;
}

export interface PageAnswer {
  status?: 200 | 404 | 410;
  head: PageHead;
}

/** A read as `query` gives it. */
export interface PageRead {
  queryKey: readonly [call: `GET ${string}`, input: object];
  /** Key of the infinite query whose first page this is. */
  pages?: QueryKey;
}

/** One page of a remote as the server renders it. */
export interface RenderedRoute {
  /** As in the manifest. */
  path: string;
  element: ReactNode;
  /** Of a public page: reads what it shows, and says what it is. Failing leaves the page to the browser. A page without
   * it is of an area: it is rendered for who is signed in, of the answers to its `reads` alone. */
  prepare?: (request: PageRequest) => PageAnswer | Promise<PageAnswer>;
  /** Of a page of an area: all that it reads at an address, where that differs by address or takes anything; without it,
   * the `reads` of its manifest. At an address that has none it is not rendered. */
  reads?: (address: PageAddress) => readonly PageRead[];
}

/** The default export of a remote's `src/server.tsx`. */
export interface RemoteServer {
  messages: Record<Language, Catalog>;
  routes: RenderedRoute[];
}

export function defineServer(server: RemoteServer): RemoteServer {
  return server;
}
