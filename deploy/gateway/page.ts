import type { PageData } from '@porao/contracts';
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

/** Renders the pages of one state of the site. Pages differ by route, language and whether the visitor may open
 * the route, so each variant is put together once. */
export function pageRenderer(site: Site, config: PageData['config']): PageRenderer {
  const { shell } = site;
  const template = compileTemplate(shell.html, { base: shell.base, integrity: shell.release.integrity });
  const data: PageData = {
    revision: site.revision,
    shell: { release: shell.release.id, base: shell.base, integrity: browserFiles(shell) },
    remotes: site.remotes.flatMap((remote) => pageRemoteOf(remote) ?? []),
    // A shell without a service worker has its page take away the one before it.
    config: { ...config, offline: keepsOffline(site, config) },
    ...(site.overrides && { overrides: site.overrides }),
  };
  const json = `<script type="application/json" id="porao-page" nonce="${nonceMark}">${inlineJson(data)}</script>`;
  const match = routeMatcher(allRoutes(site));
  const variants = new Map<string, readonly string[]>();

  return (path, visitor) => {
    const route = match(path);
    const open = route?.remote !== undefined && mayOpen(route.access, visitor);
    const key = `${visitor.language} ${route?.key ?? ''} ${open}`;
    let parts = variants.get(key);
    if (parts === undefined) {
      const locale = `locale-${visitor.language}`;
      const tags = [
        ...fileTags(shell, filesFirst(shell, visitor.language)),
        ...(open && route.remote ? fileTags(route.remote, filesOf(route.remote, route.chunk, locale)) : []),
        ...(open && route.remote ? fileTags(shell, tiersOf(shell, route.remote, route.chunk)) : []),
      ];
      const title = route?.title[visitor.language];
      parts = template({
        language: visitor.language,
        title,
        head: [errorWatch, ...tags, json].join(''),
      }).split(nonceMark);
      variants.set(key, parts);
    }
    const ready = parts;
    const owner = open ? route.remote : undefined;
    return { status: route ? 200 : 404, owner, html: (nonce) => ready.join(nonce) };
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
    remote: undefined,
  }));
  const ofRemotes = remotes.flatMap((remote) =>
    (remote.release.manifest?.routes ?? []).map(({ path, title, access, chunk }) => ({
      key: `${remote.release.name} ${path}`,
      path,
      title,
      access,
      chunk,
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
