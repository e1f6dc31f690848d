import type { PageData } from '@porao/contracts';
import { areasOf, authorizeRoute, type ColorMode, pageDataStart, routeMatcher } from '@porao/contracts/page';
import { LRUCache } from 'lru-cache';
import type { RegistryDriver } from '../../registry/index.ts';
import { escapeHtml, inlineJson } from '../markup.ts';
import type { Services } from '../services.ts';
import { allRoutes, type Route } from '../site/page-routes.ts';
import type { LiveApp, Site } from '../site/site.ts';
import type { SiteFiles } from '../site/site-files.ts';
import { type Allowed, inlineElements, siteDescription, siteTitle } from '../site/template.ts';
import type { Visitor } from '../site/visitor.ts';
import type { PageContent } from './document.ts';
import { isKeptOffline, slimPage, wholePage } from './page-data.ts';
import {
  filesFirst,
  filesOf,
  type PageFile,
  pageFiles,
  pageScript,
  preloadTag,
  scriptsOf,
  styleTag,
  tiersOf,
} from './page-files.ts';

interface PageText {
  readonly html: string;
  readonly allowed: Allowed;
}

interface PageTop extends PageText {
  /** Scripts that the page fetches when its content is painted. */
  readonly later: Files;
}

export interface RenderedPage {
  /** 404 when neither a live remote nor the shell has a route for the path. */
  readonly status: 200 | 404;
  readonly owner: LiveApp | undefined;
  /** Names the area whose page it is for those who may open it, and the route's pattern. */
  readonly route: Route | undefined;
  /** Differs from those of other pages, whatever the state of their site is. */
  readonly key: string;
  /** `loadTags` is markup of this one load, before every script. */
  readonly html: (content: PageContent | null, mode: ColorMode, loadTags?: string) => Promise<PageText>;
}

type Guest = Pick<Visitor, 'language' | 'role'>;
type PageRenderer = (path: string, visitor: Guest) => RenderedPage;
export type SitePages = ReturnType<typeof sitePages>;

/** Heads of a state of the site: without them a page that nobody asked for yet takes a tenth more processor time. */
const keptHeads = 400;
const keptStyles = 200;
let renderers = 0;

/** Renders a page of a site; each state of the site has a renderer. */
export function sitePages(services: Services, files: Pick<SiteFiles, 'addressOf' | 'describedBy'>) {
  const styles = styleReader(services.driver);
  const known = new WeakMap<Site, PageRenderer>();
  return (site: Site, path: string, visitor: Guest): RenderedPage => {
    const renderer = known.get(site) ?? pageRenderer(services, styles, site, files);
    known.set(site, renderer);
    return renderer(path, visitor);
  };
}

/** Renders the pages of one state of the site. They differ by route, language and what the visitor may open. Without
 * an address for the descriptions of other remotes they contain them all. */
function pageRenderer(
  { config: { page: config }, traces }: Services,
  styles: ReturnType<typeof styleReader>,
  site: Site,
  siteFiles: Pick<SiteFiles, 'addressOf' | 'describedBy'>,
): PageRenderer {
  const { shell } = site;
  const address = siteFiles.addressOf(site);
  const watches = [
    ...(traces || site.canaries.length > 0 ? [pageScript('load-marks')] : []),
    pageScript('error-watch'),
    ...(site.assetOrigin ? [pageScript('asset-fallback', site.assetOrigin)] : []),
  ];
  renderers += 1;
  const own = renderers;
  // A shell without a service worker has its page remove the one before it.
  const ownConfig = { ...config, offline: isKeptOffline(site, config) };
  const dataOf =
    address === undefined ? () => wholePage(site) : slimPage(site, address, siteFiles.describedBy(site));
  const areas = areasOf(site.remotes.flatMap(({ release }) => release.manifest ?? []));
  const match = routeMatcher(allRoutes(site), ({ path }) => path);
  const starts = pageFiles(shell, shell.release.initial);
  const heads = new LRUCache<string, PageTop, () => Promise<PageTop>>({
    max: keptHeads,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: make }) => make(),
  });

  function preloadsOf({ owner: remote, route }: OpenedRoute, language: Visitor['language'], more: Chunks) {
    const chunks = [...(route?.chunk === undefined ? [] : [route.chunk]), ...more];
    return [
      ...pageFiles(shell, filesFirst(shell, language)),
      // The shell runs while these come.
      ...(remote ? pageFiles(remote, filesOf(remote, chunks, `locale-${language}`), true) : []),
      ...(remote ? pageFiles(shell, tiersOf(shell, remote, chunks), true) : []),
    ];
  }

  /** A service worker keeps no page that does not name its files. */
  function dataElement({ route, closed }: OpenedRoute, language: Visitor['language'], files: Files): string {
    const named = [...new Map(files.map((file) => [file.href, file])).values()];
    const data: PageData = {
      ...dataOf(route?.remote, closed),
      language,
      ...(named.length > 0 && {
        files: named.map(({ href, integrity }) => ({ url: href, ...(integrity && { integrity }) })),
      }),
      config: ownConfig,
      areas,
    };
    return `${pageDataStart}>${inlineJson(data)}</script>`;
  }

  /** The texts of these files for style elements. */
  async function sheetsOf(files: Files): Promise<ReadonlyMap<string, string>> {
    const sheets = new Map<string, string>();
    for (const file of files.filter(({ kind }) => kind === 'style')) {
      const style = await styles(file);
      if (style !== undefined) sheets.set(file.href, style);
    }
    return sheets;
  }

  /** With content a page has its styles, and scripts come after fonts: at guests' pages, which work without them, after
   * the content. What a person's page reads is in its content, which names no files, so that no service worker keeps it. */
  async function headOf(
    opened: OpenedRoute,
    language: Visitor['language'],
    content: PageContent | null,
  ): Promise<PageTop> {
    const { owner, route } = opened;
    const inline = inlineElements(shell.template.allowed);
    const hasContent = content !== null;
    const isPersonal = hasContent && content.head === undefined;
    const preloads = preloadsOf(opened, language, content?.chunks ?? []);
    const isStart = (file: PageFile) => starts.some(({ href }) => href === file.href);
    const isLater = ({ kind }: PageFile) => kind === 'script' && hasContent && !isPersonal;
    const files = [...preloads, ...starts];
    const sheets = await sheetsOf(hasContent ? files : []);
    const watch = watches.map((code) => inline.script(code)).join('');
    const reads = owner && !hasContent ? (route?.reads ?? []) : [];
    const early = reads.length > 0 ? inline.script(pageScript('early-reads', pathsOf(reads))) : '';
    const applied = starts
      .filter(({ kind }) => kind === 'style')
      .map((file) => {
        const style = sheets.get(file.href);
        return style === undefined ? styleTag(file) : inline.style(style);
      });
    const tags = preloads.map((file) => {
      if (isLater(file)) return '';
      const style = sheets.get(file.href);
      const isLow = file.isLowPriority || (isPersonal && file.kind === 'script');
      if (style === undefined) return preloadTag({ ...file, isLowPriority: isLow });
      return isStart(file) ? '' : inline.style(style, file);
    });
    const data = dataElement(opened, language, site.overrides || isPersonal ? [] : files);
    // After the styles: the shell's scripts find them applied.
    const start = hasContent ? '' : inline.script(pageScript('start-parsed', { run: scriptsOf(starts) }));
    const html = [watch, ...tags, early, data, ...applied, start].join('');
    const later = preloads.filter((file) => isLater(file) && !isStart(file));
    return { html, later, allowed: inline.allowed() };
  }

  return (path, { language, role }) => {
    const route = match(path);
    const isOpen = route?.remote !== undefined && authorizeRoute(route, role, areas) === 'allowed';
    // Areas whose menus the visitor's pages go without.
    const closed = areas
      .filter(({ roles }) => role === null || !roles.includes(role))
      .map(({ name }) => name);
    const opened = { owner: isOpen ? route.remote : undefined, route, closed };
    const key = `${language} ${route?.key ?? ''} ${isOpen} ${closed.join()}`;
    return {
      ...opened,
      status: route ? 200 : 404,
      key: `${own} ${key}`,
      async html(content, mode, loadTags = '') {
        const { head: shared, chunks = [] } = content ?? {};
        const kind = content && (shared ? 'guest' : 'person');
        const head = await heads.forceFetch(`${key} ${kind} ${chunks.join()}`, {
          context: () => headOf(opened, language, content),
        });
        const inline = inlineElements(head.allowed);
        const title = escapeHtml(route?.title[language] ?? siteTitle);
        const { headEnd, ...slots } = content?.slots(inline, starts, head.later) ?? {
          title,
          description: siteDescription,
          headEnd: '',
          content: '',
        };
        const html = shell.template.page({ ...slots, language, mode, head: loadTags + head.html + headEnd });
        return { html, allowed: inline.allowed() };
      },
    };
  };
}

type Files = readonly PageFile[];
/** Chunks that the content shows beside its page's own. */
type Chunks = readonly string[];

/** A route, and what of the site its visitor may not open. */
interface OpenedRoute extends Pick<RenderedPage, 'owner' | 'route'> {
  readonly closed: readonly string[];
}

/** Paths of reads as a manifest names them: `GET /api/v1/user`. */
const pathsOf = (reads: readonly string[]) => reads.map((read) => read.slice('GET '.length));

/** Reads stylesheets for style elements; undefined for one that cannot be inlined. Content needs its styles inlined: as
 * stylesheets they would delay the shell while a remote's files do not come. */
function styleReader(driver: RegistryDriver) {
  const kept = new LRUCache<string, string, PageFile>({
    max: keptStyles,
    ignoreFetchAbort: true,
    async fetchMethod(_href, _stale, { context: { app, release, file, href } }) {
      const content = await driver.getFile(app, release, file);
      return content === null ? undefined : inlineable(Buffer.from(content).toString(), href);
    },
  });
  return (file: PageFile) => kept.fetch(file.href, { context: file });
}

/** Addresses in a stylesheet are relative to its file. */
const inlineable = (style: string, href: string): string | undefined =>
  /@import|<\//i.test(style)
    ? undefined
    : style.replace(
        /url\((["']?)(?!["']|[a-z]+:|\/|#)([^"')]+)\1\)/gi,
        (_, quote: string, file: string) => `url(${quote}${resolved(file, href)}${quote})`,
      );

/** A path, unless the stylesheet is of another origin. */
function resolved(file: string, href: string): string {
  const { origin, pathname, href: whole } = new URL(file, new URL(href, nowhere));
  return origin === nowhere ? pathname : whole;
}

const nowhere = 'http://x';
