import type { BuildInfo, PageData, PageRemote } from '@porao/contracts';
import { formatDate } from '@porao/platform';
import { t } from '../messages.ts';
import css from './badge.module.css';

/** A developer's own build has no release. */
const unnamed = '000000000000';
/** For a build to answer, in ms. */
const timeoutMs = 5000;

/** The page with this browser's own builds instead of live remotes; releases were replaced by the gateway. */
export async function withOverrides(page: PageData): Promise<PageData> {
  const builds = (page.overrides ?? []).filter(({ source }) => isAddress(source));
  const own = await Promise.all(builds.map(({ app, source }) => readBuild(app, source)));
  const found = own.filter((remote) => remote !== null);
  const replaced = page.remotes.map((remote) => found.find(({ name }) => name === remote.name) ?? remote);
  const added = found.filter(({ name }) => !page.remotes.some((remote) => remote.name === name));
  return { ...page, remotes: [...replaced, ...added] };
}

/** Shows on every page which parts are not the live ones, with a link back. */
export function showBadge(live: PageData, page: PageData): void {
  const badge = document.createElement('aside');
  badge.className = css['badge'] ?? '';
  badge.setAttribute('aria-label', t(live.preview ? 'override.preview' : 'override.label'));
  if (live.preview) addLine(badge, t('override.until', { date: formatDate(live.preview.until, 'long') }));
  for (const { app, source } of live.overrides ?? []) {
    const failed = isAddress(source) && page.remotes.find(({ name }) => name === app)?.release !== unnamed;
    addLine(badge, t(failed ? 'override.failed' : 'override.shown', { app, source }));
  }
  const reset = document.createElement('a');
  reset.href = '?mfe.reset';
  reset.textContent = t('override.reset');
  // Read at the click: navigation changes the address without a load.
  reset.addEventListener('click', () => {
    const url = new URL(location.href);
    url.searchParams.set('mfe.reset', '1');
    reset.href = url.href;
  });
  badge.append(reset);
  document.body.append(badge);
}

function addLine(badge: HTMLElement, text: string): void {
  const line = document.createElement('p');
  line.textContent = text;
  badge.append(line);
}

const isAddress = (source: string) => /^https?:/.test(source);

async function readBuild(app: string, source: string): Promise<PageRemote | null> {
  const base = source.endsWith('/') ? source : `${source}/`;
  try {
    const answer = await fetch(`${base}build-info.json`, { signal: AbortSignal.timeout(timeoutMs) });
    const info = (await answer.json()) as BuildInfo;
    const { name, entry, global, manifest, needs } = info;
    if (!answer.ok || name !== app || manifest === null || global === null) return null;
    return { name, release: unnamed, base, entry, global, manifest, needs, integrity: {} };
  } catch (error) {
    console.warn(`${app} cannot be taken from ${source}:`, error);
    return null;
  }
}
