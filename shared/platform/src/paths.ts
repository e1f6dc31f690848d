import type { RemoteManifest } from '@porao/contracts';
import { type PathParams, pathTo } from '@porao/contracts/paths';
import type { ComponentType } from 'react';

type Route = RemoteManifest['routes'][number];

/** A row of a remote's route table. `page` is a file below `src/features`, without `.page.tsx`. */
interface PageRow extends Omit<Route, 'chunk' | 'rendered'> {
  readonly page: string;
  /** Says why the page comes without its content for who is signed in; without it, the gateway renders the page. */
  readonly withoutContent?: string;
}
/** A path that leads on to the page of another row, by that row's name. */
interface RedirectRow {
  readonly path: string;
  readonly to: string;
}
type Row = PageRow | RedirectRow;
export type RouteTable = Readonly<Record<string, Row>>;

type Chunk<File extends string> = File extends `${string}/${infer Rest}` ? Chunk<Rest> : File;
type PageOf<Table extends RouteTable> = Extract<Table[keyof Table], PageRow>['page'];

/** The imports of a table's pages by chunk, which is named after the page's file. */
export type Pages<Table extends RouteTable> = Readonly<
  Record<Chunk<PageOf<Table>>, () => Promise<{ default: ComponentType }>>
>;

/** The components of the pages that come with their content, by chunk. */
export type ServerPages<Table extends RouteTable> = Readonly<Record<Chunk<PageOf<Table>>, ComponentType>>;

export const chunkOf = (page: string): string => page.slice(page.lastIndexOf('/') + 1);

type PageMore = Pick<PageRow, 'reads' | 'query' | 'withoutContent'>;

/** Makes the rows of pages with one layout and access. The build leaves path and chunk in the browser's
 * code, since the shell has the manifest. */
export const pagesOf =
  (layout: string, access: Route['access']) =>
  <const Path extends `/${string}`, const Page extends string>(
    path: Path,
    page: Page,
    en: string,
    bn: string,
    more: PageMore = {},
  ) => ({ path, page, layout, access, title: { en, bn }, ...more });

export const redirect = <const Path extends `/${string}`, const To extends string>(path: Path, to: To) => ({
  path,
  to,
});

/** The target of each redirect is a page of the table. */
type Redirects<Table extends RouteTable> = {
  readonly [Name in keyof Table]: Table[Name] extends RedirectRow ? { readonly to: keyof Table } : unknown;
};

/** The pages of areas that come with their content: all but those whose row says why not. */
export const renderedRows = <Table extends RouteTable>(table: Table): [keyof Table, PageRow][] =>
  Object.entries<Row>(table).flatMap(([name, row]): [keyof Table, PageRow][] =>
    'to' in row || row.layout === 'public' || row.withoutContent !== undefined ? [] : [[name, row]],
  );

/** The routes of a manifest. A redirect has the title of its target, and no chunk. */
export function manifestRoutes<const Table extends RouteTable>(table: Table & Redirects<Table>): Route[] {
  return Object.values<Row>(table).map((row) => {
    if (!('to' in row)) {
      const { page, withoutContent, ...route } = row;
      const isOfAll = row.layout !== 'public' || row.access === 'anyone';
      const isRendered = isOfAll && withoutContent === undefined;
      return { ...route, chunk: chunkOf(page), ...(isRendered && { rendered: true }) };
    }
    const { layout, access, title } = table[row.to] as PageRow;
    return { path: row.path, layout, access, title };
  });
}

/** A path without parameters as it is, any other as a function that makes the path. */
type Paths<Table extends RouteTable> = {
  readonly [Name in keyof Table]: [keyof PathParams<Table[Name]['path']>] extends [never]
    ? Table[Name]['path']
    : (params: PathParams<Table[Name]['path']>) => string;
};

export function pathsOf<const Table extends RouteTable>(table: Table): Paths<Table> {
  const paths = Object.entries(table).map(([name, { path }]) => [
    name,
    path.includes(':') ? (params: object) => pathTo<string>(path, params) : path,
  ]);
  return Object.fromEntries(paths) as Paths<Table>;
}
