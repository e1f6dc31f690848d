import type { PageHead, ServerRequest } from '@porao/contracts';
import type { Catalog, Language } from '@porao/i18n';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RouteTable } from './paths.ts';

export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

/** Is what a page may read while it is rendered for a guest. */
export interface PageRequest extends ServerRequest, PageAddress {
  /** An answer that is put here before the page renders is there in the browser too. */
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
  path: string;
  element: ReactNode;
  /** Is set for a public page: reads what it shows, and describes it. When it fails, the browser renders the page. A
   * page without it is of an area: it is rendered for who is signed in, with the answers to its `reads` alone. */
  prepare?: (request: PageRequest) => PageAnswer | Promise<PageAnswer>;
  /** Is set for a page of an area: lists all that it reads at an address, where that differs by address or takes
   * anything; without it, the `reads` of its manifest apply. At an address that has none it is not rendered. */
  reads?: (address: PageAddress) => readonly PageRead[];
}

/** The default export of a remote's `src/server.tsx`. */
export interface RemoteServer {
  messages: Record<Language, Catalog>;
  routes: RenderedRoute[];
}

type AreaPage<Table extends RouteTable> = {
  [Name in keyof Table]: Table[Name] extends { readonly rendered: true } ? Name : never;
}[keyof Table];

type ServedPage = Omit<RenderedRoute, 'path'>;

/** Takes pages by the names of their rows: every one that the table has rendered for who is signed in, and public ones. */
export const defineServer = <const Table extends RouteTable>(
  table: Table,
  pages: Record<AreaPage<Table>, ServedPage> & Partial<Record<keyof Table, ServedPage>>,
  messages: RemoteServer['messages'],
): RemoteServer => ({
  messages,
  routes: Object.entries<ServedPage>(pages).map(([name, page]) => ({
    path: table[name]?.path ?? '',
    ...page,
  })),
});
