import type { PageData } from '@porao/contracts';
import { areasOf, authorizeRoute, pageDataStart, routeMatcher } from '@porao/contracts/page';
import { escapeHtml, inlineJson } from '../markup.ts';
import type { Services } from '../services.ts';
import { type InlineElements, inlineElements } from '../site/inline.ts';
import { allRoutes, isGuarded, type Route } from '../site/page-routes.ts';
import type { LiveApp, Site } from '../site/site.ts';
import { type Allowed, siteDescription, siteTitle } from '../site/template.ts';
import type { Visitor } from '../site/visitor.ts';
import type { PageContent } from './document.ts';
import { type StyleReader, styleReader } from './inline-styles.ts';
import { isKeptOffline, slimPage, wholePage } from './page-data.ts';
import {
  filesFirst,
  filesOf,
  type PageFile,
  pageFiles,
  preloadTag,
  scriptsOf,
  styleTag,
  tiersOf,
} from './page-files.ts';
import { pageScript } from './page-script.ts';

export interface PageText {
  readonly html: string;
  readonly allowed: Allowed;
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
  readonly html: (content: PageContent | null, loadTags?: string) => Promise<PageText>;
}

type Guest = Pick<Visitor, 'language' | 'role'>;
type PageRenderer = (path: string, visitor: Guest) => RenderedPage;
export type SitePages = ReturnType<typeof sitePages>;

let renderers = 0;

interface Options {
  readonly config: PageData['config'];
  /** Where the page reads the descriptions of other remotes; undefined when it must contain them all. */
  readonly address: string | undefined;
  readonly styles: StyleReader;
  readonly isTraced: boolean;
}

/** Renders a page of a site; each state of the site has a renderer. */
export function sitePages(
  { driver, config, traces }: Pick<Services, 'driver' | 'config' | 'traces'>,
  addressOf: (site: Site) => string | undefined,
) {
  const styles = styleReader(driver);
  const known = new WeakMap<Site, PageRenderer>();
  return (site: Site, path: string, visitor: Guest): RenderedPage => {
    const address = addressOf(site);
    const renderer =
      known.get(site) ??
      pageRenderer(site, { config: config.page, address, styles, isTraced: traces !== undefined });
    known.set(site, renderer);
    return renderer(path, visitor);
  };
}

/** Renders the pages of one state of the site. They differ by route, language and what the visitor may open. */
function pageRenderer(site: Site, { config, address, styles, isTraced }: Options): PageRenderer {
  const { shell } = site;
  const watches = [
    ...(isTraced || site.canaries.length > 0 ? [pageScript('load-marks')] : []),
    pageScript('error-watch'),
    ...(site.assetOrigin ? [pageScript('asset-fallback', site.assetOrigin)] : []),
  ];
  renderers += 1;
  const own = renderers;
  // A shell without a service worker has its page remove the one before it.
  const ownConfig = { ...config, offline: isKeptOffline(site, config) };
  const dataOf = address === undefined ? () => wholePage(site) : slimPage(site, address);
  const areas = areasOf(site.remotes.flatMap(({ release }) => release.manifest ?? []));
  const match = routeMatcher(allRoutes(site), ({ path }) => path);
  const starts = pageFiles(shell, shell.release.initial);

  const preloadsOf = ({ owner: remote, route }: OpenedRoute, language: Visitor['language']): PageFile[] => [
    ...pageFiles(shell, filesFirst(shell, language)),
    // The shell runs while these come.
    ...(remote ? pageFiles(remote, filesOf(remote, route?.chunk, `locale-${language}`), true) : []),
    ...(remote ? pageFiles(shell, tiersOf(shell, remote, route?.chunk), true) : []),
  ];

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

  const watchWith = (inline: InlineElements) => watches.map((code) => inline.script(code)).join('');

  function plainHead(opened: OpenedRoute, language: Visitor['language'], inline: InlineElements): string {
    const preloads = preloadsOf(opened, language);
    const reads = opened.owner ? (opened.route?.reads ?? []) : [];
    const watch = watchWith(inline);
    const early = reads.length > 0 ? inline.script(pageScript('early-reads', pathsOf(reads))) : '';
    const styleTags = starts.filter(({ kind }) => kind === 'style').map(styleTag);
    const tags = preloads.map((file) => preloadTag(file, inline));
    // After the styles: the shell's scripts find them applied.
    const start = inline.script(pageScript('start-parsed', scriptsOf(starts)));
    const data = dataElement(opened, language, site.overrides ? [] : [...preloads, ...starts]);
    return [watch, ...tags, early, data, ...styleTags, start].join('');
  }

  /** It has its styles, and scripts come after fonts. A person's names no files, so no service worker keeps it. */
  async function contentHead(opened: OpenedRoute, language: Visitor['language'], inline: InlineElements) {
    const preloads = preloadsOf(opened, language);
    const sheets = new Map<string, string>();
    for (const file of [...preloads, ...starts].filter(({ kind }) => kind === 'style')) {
      const style = await styles(file);
      if (style !== undefined) sheets.set(file.href, style);
    }
    const watch = watchWith(inline);
    const isStart = (file: PageFile) => starts.some(({ href }) => href === file.href);
    const tagOf = (file: PageFile) => {
      const style = sheets.get(file.href);
      if (style === undefined)
        return preloadTag({ ...file, isLowPriority: file.isLowPriority || file.kind === 'script' }, inline);
      return isStart(file) ? '' : inline.style(style, file.file);
    };
    const styleOf = (file: PageFile) => {
      const style = sheets.get(file.href);
      return style === undefined ? styleTag(file) : inline.style(style);
    };
    const tags = preloads.map(tagOf);
    const applied = starts.filter(({ kind }) => kind === 'style').map(styleOf);
    const isPersonal = opened.route !== undefined && isGuarded(opened.route);
    const data = dataElement(opened, language, isPersonal || site.overrides ? [] : [...preloads, ...starts]);
    return [watch, ...tags, data, ...applied].join('');
  }

  return (path, { language, role }) => {
    const route = match(path);
    const isOpen = route?.remote !== undefined && authorizeRoute(route, role, areas) === 'allowed';
    // Areas whose menus the visitor's pages go without.
    const closed = areas
      .filter(({ roles }) => role === null || !roles.includes(role))
      .map(({ name }) => name);
    const opened = { owner: isOpen ? route.remote : undefined, route, closed };
    return {
      ...opened,
      status: route ? 200 : 404,
      key: `${own} ${language} ${route?.key ?? ''} ${isOpen} ${closed.join()}`,
      async html(content, loadTags = '') {
        const inline = inlineElements(shell.template.allowed);
        const start = content
          ? await contentHead(opened, language, inline)
          : plainHead(opened, language, inline);
        const title = escapeHtml(route?.title[language] ?? siteTitle);
        const { headEnd, ...slots } = content?.slots(inline, starts) ?? {
          title,
          description: siteDescription,
          headEnd: '',
          content: '',
        };
        const html = shell.template.page({ ...slots, language, head: loadTags + start + headEnd });
        return { html, allowed: inline.allowed() };
      },
    };
  };
}

type Files = readonly PageFile[];

/** A route, and what of the site its visitor may not open. */
interface OpenedRoute extends Pick<RenderedPage, 'owner' | 'route'> {
  readonly closed: readonly string[];
}

/** Paths of reads as a manifest names them: `GET /api/v1/user`. */
const pathsOf = (reads: readonly string[]) => reads.map((read) => read.slice('GET '.length));
