import type { PageHead, ServerRequest } from '@porao/contracts';
import type { Catalog, Language } from '@porao/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { chunkOf, type RouteTable, renderedRows, type ServerPages } from './paths.ts';

interface PageAddress {
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
  /** Chunks of the remote that this address shows beside its page's own: they come with the page, styles first. */
  chunks?: readonly string[];
}

/** One page of a remote as the server renders it. */
export interface RenderedRoute {
  path: string;
  element: ReactNode;
  /** Is set for a public page: reads what it shows, and describes it. When it fails, the browser renders the page. A
   * page without it is of an area. For who is signed in both are rendered without it, with the
   * answers that they ask for first. */
  prepare?: (request: PageRequest) => PageAnswer | Promise<PageAnswer>;
  /** Lists reads of a page of an area that it asks for after the first ones, and that its address says already. */
  reads?: (address: PageAddress) => readonly { queryKey: readonly unknown[] }[];
}

/** The default export of a remote's `src/server.tsx`. */
export interface RemoteServer {
  messages: Record<Language, Catalog>;
  routes: RenderedRoute[];
}

/** Takes the public pages of a remote by the names of their rows. */
export const defineServer = <const Table extends RouteTable>(
  table: Table,
  pages: Partial<Record<keyof Table, Omit<RenderedRoute, 'path'>>>,
  messages: RemoteServer['messages'],
): RemoteServer => ({
  messages,
  routes: Object.entries(pages).flatMap(([name, page]) =>
    page ? [{ path: table[name]?.path ?? '', ...page }] : [],
  ),
});

/** Takes every page of an area whose row does not say why it comes without content. */
export const defineAreaServer = <const Table extends RouteTable>(
  table: Table,
  pages: ServerPages<Table>,
  messages: RemoteServer['messages'],
  /** By the names of rows. */
  more: { readonly [Name in keyof Table]?: NonNullable<RenderedRoute['reads']> } = {},
): RemoteServer => ({
  messages,
  routes: renderedRows(table).map(([name, { path, page }]) => {
    const reads = more[name];
    const element = createElement(pages[chunkOf(page) as keyof typeof pages]);
    return { path, element, ...(reads && { reads }) };
  }),
});
