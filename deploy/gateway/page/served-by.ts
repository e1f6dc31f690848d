import type { InspectedApp } from '@porao/contracts';
import type { Route } from '../site/page-routes.ts';
import type { LiveApp, Site } from '../site/site.ts';

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

export function reasonOf(
  { overrides, preview, canaries }: Site,
  { release: { name, id } }: LiveApp,
): InspectedApp['why'] {
  if (overrides?.some(({ app }) => app === name)) return preview?.apps[name] === id ? 'preview' : 'override';
  return canaries.some(({ app: { release } }) => release.name === name && release.id === id)
    ? 'canary'
    : 'live';
}
