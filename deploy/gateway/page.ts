import type { PageData } from '@porao/contracts';
import { boundedMap } from './content/bounded-map.ts';
import { earlyReads } from './early-reads.ts';
import { errorWatch } from './error-watch.ts';
import { routeMatcher } from './match-route.ts';
import { fileTags } from './preload.ts';
import { browserFiles, type LiveApp, pageRemoteOf, type Site } from './site.ts';
import { compileTemplate, escapeHtml, inlineJson, nonceMark } from './template.ts';
import { mayOpen, type Visitor } from './visitor.ts';

export interface RenderedPage {
  /** 404 when neither a live remote nor the shell has a page there. */
  readonly status: 200 | 404;
  /** The remote that the page starts with. */
  readonly owner: LiveApp | undefined;
  readonly html: (nonce: string) => string;
}

export type PageRenderer = (path: string, visitor: Visitor) => RenderedPage;

/** Variants of pages that are kept put together. */
const keptVariants = 400;

interface Options {
  readonly config: PageData['config'];
  /** Where the page reads of other remotes; undefined when it must carry them all. */
  readonly address: string | undefined;
}

/** Renders the pages of one state of the site. Pages differ by route, language and whether the visitor may open
 * the route, so each variant is put together once. */
export function pageRenderer(site: Site, { config, address }: Options): PageRenderer {
  const { shell } = site;
  const template = compileTemplate(shell.html, { base: shell.base, integrity: shell.release.integrity });
  // A shell without a service worker has its page take away the one before it.
  const own = { ...config, offline: keepsOffline(site, config) };
  const dataOf =
    address !== undefined && shell.release.page >= 2 ? slimPage(site, address) : () => wholePage(site);
  const match = routeMatcher(allRoutes(site));
  const variants = boundedMap<string, readonly string[]>(keptVariants);

  return (path, visitor) => {
    const route = match(path);
    const open = route?.remote !== undefined && mayOpen(route.access, visitor);
    const key = `${visitor.language} ${route?.key ?? ''} ${open}`;
    let parts = variants.get(key);
    if (parts === undefined) {
      const locale = `locale-${visitor.language}`;
      const tags = [
        ...fileTags(shell, filesFirst(shell, visitor.language)),
        // The shell runs while they come.
        ...(open && route.remote
          ? fileTags(route.remote, filesOf(route.remote, route.chunk, locale), true)
          : []),
        ...(open && route.remote ? fileTags(shell, tiersOf(shell, route.remote, route.chunk), true) : []),
      ];
      const reads = open && shell.release.page >= 3 ? route.reads : [];
      const early = reads.length > 0 ? earlyReads(reads) : '';
      const title = route?.title[visitor.language];
      const json = inlineJson({ ...dataOf(route?.remote), config: own });
      const data = `<script type="application/json" id="porao-page" nonce="${nonceMark}">${json}</script>`;
      parts = template({
        language: visitor.language,
        title,
        head: [errorWatch, ...tags, early, data].join(''),
      }).split(nonceMark);
      variants.set(key, parts);
    }
    const ready = parts;
    const owner = open ? route.remote : undefined;
    return { status: route ? 200 : 404, owner, html: (nonce) => ready.join(nonce) };
  };
}

type Data = Omit<PageData, 'config'>;

/** For a shell that reads no more than its page, and for builds that no release names. */
const wholePage = (site: Site): Data => ({
  revision: site.revision,
  shell: {
    release: site.shell.release.id,
    base: site.shell.base,
    integrity: browserFiles(site.shell),
  },
  remotes: site.remotes.flatMap((remote) => pageRemoteOf(remote) ?? []),
  ...(site.overrides && { overrides: site.overrides }),
});

/** As large for four remotes as for four hundred: the remote of the address, and everybody's entries in the menus. */
function slimPage(site: Site, address: string): (owner: LiveApp | undefined) => Data {
  const { release, base } = site.shell;
  const menu = site.remotes.flatMap((remote) => remote.release.manifest?.menu ?? []);
  return (owner) => {
    const remote = owner && pageRemoteOf(owner);
    const { [remote?.entry ?? '']: hash } = remote?.integrity ?? {};
    return {
      revision: site.revision,
      shell: { release: release.id, base, integrity: {} },
      remotes: remote
        ? [
            {
              ...remote,
              manifest: { ...remote.manifest, menu: [] },
              integrity: hash ? { [remote.entry]: hash } : {},
            },
          ]
        : [],
      site: address,
      menu,
    };
  };
}

/** A browser with something of its own in place of a release keeps nothing of it. */
const keepsOffline = ({ shell, serviceWorker, overrides }: Site, { offline }: PageData['config']): boolean =>
  offline === true && serviceWorker === 'on' && overrides === undefined && 'sw.js' in shell.release.integrity;

function allRoutes({ shell, remotes }: Site) {
  const ofShell = shell.release.pages.map(({ path, title }) => ({
    key: `shell ${path}`,
    path,
    title,
    access: 'anyone' as const,
    chunk: undefined,
    reads: [],
    remote: undefined,
  }));
  const ofRemotes = remotes.flatMap((remote) =>
    (remote.release.manifest?.routes ?? []).map(({ path, title, access, chunk, reads = [] }) => ({
      key: `${remote.release.name} ${path}`,
      path,
      title,
      access,
      chunk,
      reads,
      remote,
    })),
  );
  return [...ofShell, ...ofRemotes];
}

/** What every page needs of the shell, in the order of use. */
function filesFirst({ release }: LiveApp, language: Visitor['language']): string[] {
  const named = [`font-${language}`, `locale-${language}`].flatMap((name) => release.chunks[name] ?? []);
  return [...release.initial, ...named];
}

/** What a route of the remote needs, in the order of use. */
function filesOf({ release }: LiveApp, chunk: string | undefined, locale: string): string[] {
  const ofChunk = chunk === undefined ? [] : (release.chunks[chunk] ?? []);
  return [release.entry, ...release.initial, ...(release.chunks[locale] ?? []), ...ofChunk];
}

/** The shell's chunks that hold the shared packages which this page of the remote takes on demand. */
function tiersOf(shell: LiveApp, { release }: LiveApp, chunk: string | undefined): string[] {
  const needs = [...(release.needs['remote'] ?? []), ...((chunk && release.needs[chunk]) || [])];
  return needs.flatMap((name) => shell.release.chunks[`tier-${name.split('/').at(-1)}`] ?? []);
}

/** Shown while nothing is live. */
export const emptySitePage = (message: string) =>
  `<!doctype html><html lang="en"><title>Porao</title><p>${escapeHtml(message)}</p></html>`;
