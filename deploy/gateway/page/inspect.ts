import type { InspectedApp } from '@porao/contracts';
import { inspectCookie, inspectionId, inspectParameter } from '@porao/contracts/page';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { ownEvents } from '../../registry/event.gate.ts';
import type { GatewayConfig } from '../config.ts';
import { inlineJson, markup } from '../markup.ts';
import { isTeam } from '../rollout/canary.ts';
import type { Route } from '../site/page-routes.ts';
import type { LiveApp, Site } from '../site/site.ts';
import { pageFiles } from './page-files.ts';

export type InspectorTags = NonNullable<ReturnType<typeof inspectorTags>>;

/** Data and script of the inspector, for the team or a site with overrides, where its browser asks for it. */
export function inspectorTags(
  c: Context,
  site: Site,
  { overrideOrigins }: Pick<GatewayConfig, 'overrideOrigins'>,
) {
  const isAsked = c.req.query(inspectParameter) !== undefined || getCookie(c, inspectCookie) !== undefined;
  if (!isAsked || (overrideOrigins === undefined && !isTeam(c))) return undefined;
  const [script] = pageFiles(site.shell, site.shell.release.chunks['inspector'] ?? []);
  if (script?.integrity === undefined) return undefined;
  const events = site.remotes.flatMap((remote) => ownEvents(remote.release));
  const shell = inspected(site, site.shell);
  const remotes = site.remotes.map((app) => inspected(site, app));
  const apps = [{ ...shell, events: [...shell.events, ...events] }, ...remotes];
  const { href, integrity } = script;
  const html = markup`<script type="application/json" id="${inspectionId}">${inlineJson(apps)}</script><script defer src="${href}" integrity="${integrity}" crossorigin="anonymous"></script>`;
  return { html: String(html) };
}

function inspected(site: Site, app: LiveApp): InspectedApp {
  const { name, id, entry, pages, manifest, uses, singletons, events, published_at } = app.release;
  return {
    name,
    release: id,
    base: app.base,
    entry,
    why: reasonOf(site, app),
    ...(published_at !== undefined && { published_at }),
    paths: (manifest?.routes ?? pages).map(({ path }) => path),
    ...(manifest?.slots && { slots: manifest.slots.map(({ name }) => name) }),
    ...(manifest?.fills && { fills: manifest.fills.map(({ slot }) => slot) }),
    uses,
    singletons,
    events,
  };
}

export const servedByHeader = 'porao-served-by';

/** Names the releases of a page and the reason for each, as a list of structured fields (RFC 9651):
 * `mfe-tutor;release="0123456789ab";why=canary;route="/tutors/:id?", shell;release="…";why=live`. */
export function servedBy(site: Site, route: Route | undefined): string {
  const shell = wordsOf(site, site.shell);
  if (!route) return shell;
  const path = `;route="${encodeURI(route.path)}"`;
  return route.remote ? `${wordsOf(site, route.remote)}${path}, ${shell}` : shell + path;
}

const wordsOf = (site: Site, app: LiveApp) =>
  `${app.release.name};release="${app.release.id}";why=${reasonOf(site, app)}`;

function reasonOf(
  { overrides, preview, canaries }: Site,
  { release: { name, id } }: LiveApp,
): InspectedApp['why'] {
  if (overrides?.some(({ app }) => app === name)) return preview?.apps[name] === id ? 'preview' : 'override';
  return canaries.some(({ app: { release } }) => release.name === name && release.id === id)
    ? 'canary'
    : 'live';
}
