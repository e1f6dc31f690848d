import type { PageData } from '@porao/contracts';
import { areasOf, authorizeRoute, pageDataStart, routeMatcher } from '@porao/contracts/page';
import { LRUCache } from 'lru-cache';
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

/** A document, and what its policy must allow. */
export interface PageText {
  readonly html: string;
  readonly allowed: Allowed;
}

export interface RenderedPage {
  /** 404 when neither a live remote nor the shell has a route for the path. */
  readonly status: 200 | 404;
  /** The remote that the page starts with. */
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

/** In an assembled page, the place of what is of one load. */
const loadTagsMark = '<!--porao:load-->';
/** Variants of pages that are kept assembled. */
const keptVariants = 400;
let renderers = 0;

interface Options {
  readonly config: PageData['config'];
  /** Where the page reads the descriptions of other remotes; undefined when it must contain them all. */
  readonly address: string | undefined;
  readonly styles: StyleReader;
  /** Says whether loads may have a trace. */
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

/** Renders the pages of one state of the site. Pages differ by route, language and whether the visitor may open
 * the route, so each variant is assembled once. */
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
  const variants = new LRUCache<string, Variant>({ max: keptVariants });

  /** Areas whose menus a visitor's pages go without. */
  const closedTo = (role: string | null): readonly string[] =>
    areas.filter(({ roles }) => role === null || !roles.includes(role)).map(({ name }) => name);

  function assemble(
    route: Route | undefined,
    isOpen: boolean,
    language: Visitor['language'],
    closed: readonly string[],
  ): Variant {
    const remote = isOpen ? route?.remote : undefined;
    const preloads = [
      ...pageFiles(shell, filesFirst(shell, language)),
      // The shell runs while these come.
      ...(remote ? pageFiles(remote, filesOf(remote, route?.chunk, `locale-${language}`), true) : []),
      ...(remote ? pageFiles(shell, tiersOf(shell, remote, route?.chunk), true) : []),
    ];
    const starts = pageFiles(shell, shell.release.initial);
    const files = [...new Map([...preloads, ...starts].map((file) => [file.href, file])).values()];
    const data: PageData = {
      ...dataOf(route?.remote, closed),
      language,
      // A service worker keeps no page that does not name its files.
      ...(!site.overrides && {
        files: files.map(({ href, integrity }) => ({ url: href, ...(integrity && { integrity }) })),
      }),
      config: ownConfig,
      areas,
    };
    return {
      preloads,
      starts,
      reads: remote ? (route?.reads ?? []) : [],
      data,
      isGuarded: route !== undefined && isGuarded(route),
      title: escapeHtml(route?.title[language] ?? siteTitle),
    };
  }

  const watchWith = (inline: InlineElements) => watches.map((code) => inline.script(code)).join('');

  /** The whole page without content. */
  function plainPage(variant: Variant, language: Visitor['language']): PageText {
    const { preloads, starts, title, reads } = variant;
    const inline = inlineElements(shell.template.allowed);
    const watch = watchWith(inline);
    const early = reads.length > 0 ? inline.script(pageScript('early-reads', pathsOf(reads))) : '';
    const styles = starts.filter(({ kind }) => kind === 'style').map(styleTag);
    const tags = preloads.map((file) => preloadTag(file, inline));
    // After the styles: the shell's scripts find them applied.
    const start = inline.script(pageScript('start-parsed', scriptsOf(starts)));
    const data = dataElement(variant.data);
    const head = [loadTagsMark, watch, ...tags, early, data, ...styles, start].join('');
    const html = shell.template.page({ language, title, description: siteDescription, head, content: '' });
    return { html, allowed: inline.allowed() };
  }

  /** The head of a page that has content: its styles are in it, and its scripts come after its fonts and pictures. What
   * somebody's page reads is in it already; it names no files, so that no service worker keeps it. */
  async function contentHead(variant: Variant): Promise<PageText> {
    const { preloads, starts } = variant;
    const inline = inlineElements(shell.template.allowed);
    const watch = watchWith(inline);
    const { files, ...rest } = variant.data;
    const data = dataElement(variant.isGuarded || !files ? rest : { ...rest, files });
    const sheets = new Map<string, string>();
    for (const file of [...preloads, ...starts].filter(({ kind }) => kind === 'style')) {
      const style = await styles(file);
      if (style !== undefined) sheets.set(file.href, style);
    }
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
    const applied = starts.filter(({ kind }) => kind === 'style').map(styleOf);
    return { html: [watch, ...preloads.map(tagOf), data, ...applied].join(''), allowed: inline.allowed() };
  }

  return (path, visitor) => {
    const { language, role } = visitor;
    const route = match(path);
    const isOpen = route?.remote !== undefined && authorizeRoute(route, role, areas) === 'allowed';
    const closed = closedTo(role);
    const key = `${language} ${route?.key ?? ''} ${isOpen} ${closed.join()}`;
    const variant = variants.get(key) ?? assemble(route, isOpen, language, closed);
    variants.set(key, variant);
    return {
      status: route ? 200 : 404,
      owner: isOpen ? route.remote : undefined,
      route,
      key: `${own} ${key}`,
      async html(content, loadTags = '') {
        if (!content) {
          const { html, allowed } = (variant.plain ??= plainPage(variant, language));
          return { html: html.replace(loadTagsMark, () => loadTags), allowed };
        }
        variant.contentHead ??= contentHead(variant);
        variant.contentHead.catch(() => delete variant.contentHead);
        const { html: start, allowed } = await variant.contentHead;
        const inline = inlineElements(allowed);
        const { headEnd, ...slots } = content.slots(inline, variant.starts);
        const html = shell.template.page({ ...slots, language, head: loadTags + start + headEnd });
        return { html, allowed: inline.allowed() };
      },
    };
  };
}

/** Paths of reads as a manifest names them: `GET /api/v1/user`. */
const pathsOf = (reads: readonly string[]) => reads.map((read) => read.slice('GET '.length));

const dataElement = (data: PageData): string => `${pageDataStart}>${inlineJson(data)}</script>`;

/** Holds what pages of one route, language and permission have in common. */
interface Variant {
  readonly preloads: readonly PageFile[];
  /** Scripts and styles of the shell. */
  readonly starts: readonly PageFile[];
  readonly reads: readonly string[];
  readonly data: PageData;
  readonly isGuarded: boolean;
  readonly title: string;
  plain?: PageText;
  contentHead?: Promise<PageText>;
}
