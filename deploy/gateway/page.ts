import type { PageData } from '@porao/contracts';
import {
  areasOf,
  authorizeRoute,
  nonceMark,
  ownMenusForm,
  pageDataStart,
  routeMatcher,
} from '@porao/contracts/page';
import { LRUCache } from 'lru-cache';
import { assetFallback } from './asset-origin.ts';
import type { PageContent } from './content/content.ts';
import type { StyleReader } from './content/inline-styles.ts';
import { earlyReads } from './early-reads.ts';
import { errorWatch } from './error-watch.ts';
import { escapeHtml, inlineJson, markup, raw } from './markup.ts';
import {
  filesFirst,
  filesOf,
  type PageFile,
  pageFiles,
  preloadTag,
  startTag,
  tiersOf,
} from './page-files.ts';
import { browserFiles, type LiveApp, pageRemoteOf, type Site } from './site.ts';
import { siteDescription, siteTitle } from './template.ts';
import type { Visitor } from './visitor.ts';

export interface RenderedPage {
  /** 404 when neither a live remote nor the shell has a route for the path. */
  readonly status: 200 | 404;
  /** The remote that the page starts with. */
  readonly owner: LiveApp | undefined;
  /** Whose page it is for those who may open it, and by which pattern. */
  readonly route: { readonly path: string; readonly remote: LiveApp | undefined } | undefined;
  /** `loadTags` is markup of this one load, before every script. */
  readonly html: (nonce: string, content: PageContent | null, loadTags?: string) => Promise<string>;
}

export type PageRenderer = (path: string, visitor: Visitor) => RenderedPage;

/** In an assembled page, the place of what is of one load. */
const loadTagsMark = '<!--porao:load-->';
/** Variants of pages that are kept assembled. */
const keptVariants = 400;

interface Options {
  readonly config: PageData['config'];
  /** Where the page reads the descriptions of other remotes; undefined when it must contain them all. */
  readonly address: string | undefined;
  readonly styles: StyleReader;
  /** Whether loads may have a trace. */
  readonly isTraced: boolean;
}

/** Renders the pages of one state of the site. Pages differ by route, language and whether the visitor may open
 * the route, so each variant is assembled once. */
export function pageRenderer(site: Site, { config, address, styles, isTraced }: Options): PageRenderer {
  const { shell } = site;
  const watch = errorWatch(isTraced) + (site.assetOrigin ? assetFallback(site.assetOrigin) : '');
  // A shell without a service worker has its page remove the one before it.
  const own = { ...config, offline: isKeptOffline(site, config) };
  const dataOf = address === undefined ? () => wholePage(site) : slimPage(site, address);
  const areas = areasOf(site.remotes.flatMap(({ release }) => release.manifest ?? []));
  const match = routeMatcher(allRoutes(site), ({ path }) => path);
  const variants = new LRUCache<string, Variant>({ max: keptVariants });

  /** Areas whose menus a visitor's pages go without. Older shells have all menus in the page. */
  const closedTo = (role: string | null): readonly string[] =>
    shell.release.page < ownMenusForm
      ? []
      : areas.filter(({ roles }) => role === null || !roles.includes(role)).map(({ name }) => name);

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
      config: own,
      areas,
    };
    const reads = remote ? (route?.reads ?? []) : [];
    const inline = [
      reads.length > 0 ? earlyReads(reads, isTraced) : '',
      `${pageDataStart} nonce="${nonceMark}">${inlineJson(data)}</script>`,
    ].join('');
    const title = escapeHtml(route?.title[language] ?? siteTitle);
    const head = [loadTagsMark, watch, ...preloads.map(preloadTag), inline, ...starts.map(startTag)].join('');
    const slots = { language, title, description: siteDescription, head, content: '' };
    return { plain: shell.template(slots, nonceMark).split(nonceMark), preloads, inline, starts };
  }

  /** The head of a page that has content: its styles are in it, and its scripts come after its fonts and pictures. */
  async function contentHead({ preloads, inline, starts }: Variant): Promise<string[]> {
    const sheets = new Map<string, string>();
    for (const file of [...preloads, ...starts].filter(({ kind }) => kind === 'style')) {
      const style = await styles(file);
      if (style !== undefined) sheets.set(file.href, style);
    }
    const isStart = (file: PageFile) => starts.some(({ href }) => href === file.href);
    const tagOf = (file: PageFile) => {
      const style = sheets.get(file.href);
      if (style === undefined)
        return preloadTag({ ...file, isLowPriority: file.isLowPriority || file.kind === 'script' });
      // The bundler takes an element with a chunk's name for the chunk's stylesheet.
      const element = markup`<style nonce="${nonceMark}" data-href="${file.file}">${raw(style)}</style>`;
      return isStart(file) ? '' : element;
    };
    const startOf = (file: PageFile) => {
      const style = sheets.get(file.href);
      if (file.kind === 'script') return '';
      return style === undefined ? startTag(file) : `<style nonce="${nonceMark}">${style}</style>`;
    };
    return [watch, ...preloads.map(tagOf), inline, ...starts.map(startOf)].join('').split(nonceMark);
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
      async html(nonce, content, loadTags = '') {
        if (!content) return variant.plain.join(nonce).replace(loadTagsMark, () => loadTags);
        variant.contentHead ??= contentHead(variant);
        variant.contentHead.catch(() => delete variant.contentHead);
        const start = await variant.contentHead;
        const scripts = variant.starts.filter(({ kind }) => kind === 'script');
        const { headEnd, ...slots } = content.slots(nonce, scripts);
        return shell.template({ ...slots, language, head: loadTags + start.join(nonce) + headEnd }, nonce);
      },
    };
  };
}

/** What pages of one route, language and permission have in common. */
interface Variant {
  /** The whole page without content, split at its nonces. */
  readonly plain: readonly string[];
  readonly preloads: readonly PageFile[];
  /** Script elements with data. */
  readonly inline: string;
  /** Scripts and styles of the shell. */
  readonly starts: readonly PageFile[];
  contentHead?: Promise<string[]>;
}

type Data = Omit<PageData, 'config' | 'language' | 'files' | 'areas'>;

/** With builds that no release names. */
const wholePage = (site: Site): Data => ({
  revision: site.revision,
  shell: {
    release: site.shell.release.id,
    base: site.shell.base,
    integrity: browserFiles(site.shell),
  },
  remotes: site.remotes.flatMap((remote) => pageRemoteOf(remote) ?? []),
  ...(site.overrides && { overrides: site.overrides }),
  ...(site.preview && { preview: { until: site.preview.until } }),
});

/** As large for four remotes as for four hundred: the remote of the address, and the menu entries of all that are not of
 * a closed area. The remote's own entries of such an area stay in its manifest: signing in may open it. */
function slimPage(
  site: Site,
  address: string,
): (owner: LiveApp | undefined, closed: readonly string[]) => Data {
  const { release, base } = site.shell;
  const menu = site.remotes.flatMap((remote) => remote.release.manifest?.menu ?? []);
  return (owner, closed) => {
    const isClosed = ({ place }: (typeof menu)[number]) => closed.includes(place);
    const remote = owner && pageRemoteOf(owner);
    const { [remote?.entry ?? '']: hash } = remote?.integrity ?? {};
    return {
      revision: site.revision,
      shell: { release: release.id, base, integrity: {} },
      remotes: remote
        ? [
            {
              ...remote,
              manifest: { ...remote.manifest, menu: remote.manifest.menu.filter(isClosed) },
              integrity: hash ? { [remote.entry]: hash } : {},
            },
          ]
        : [],
      site: address,
      menu: menu.filter((entry) => !isClosed(entry)),
    };
  };
}

/** A browser with something of its own in place of a release keeps nothing of it. */
const isKeptOffline = ({ shell, serviceWorker, overrides }: Site, { offline }: PageData['config']): boolean =>
  offline === true && serviceWorker === 'on' && overrides === undefined && 'sw.js' in shell.release.integrity;

type Route = ReturnType<typeof allRoutes>[number];

function allRoutes({ shell, remotes }: Site) {
  const ofShell = shell.release.pages.map(({ path, title }) => ({
    key: `shell ${path}`,
    path,
    title,
    access: 'anyone',
    layout: 'public',
    chunk: undefined,
    reads: [],
    remote: undefined,
  }));
  const ofRemotes = remotes.flatMap((remote) =>
    (remote.release.manifest?.routes ?? []).map(({ path, title, access, layout, chunk, reads = [] }) => ({
      key: `${remote.release.name} ${path}`,
      path,
      title,
      access,
      layout,
      chunk,
      reads,
      remote,
    })),
  );
  return [...ofShell, ...ofRemotes];
}
