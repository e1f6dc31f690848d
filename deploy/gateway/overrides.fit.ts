import { checkFits } from '../registry/index.ts';
import type { LiveApp, Site } from './site.ts';

/** Refuses a browser's own releases that cannot run together. */
export function checkOwn(own: Site, site: Site): void {
  for (const remote of own.remotes)
    if (isChanged(remote, site, own)) checkFits(remote.release, own.shell.release);
}

const isChanged = (remote: LiveApp, site: Site, own: Site) =>
  own.shell !== site.shell || !site.remotes.includes(remote);
