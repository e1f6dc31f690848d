import type { Logger } from 'pino';
import { checkFits, RefusalError } from '../registry/index.ts';
import type { LiveApp, Site } from './site.ts';

/** The site, unless a browser's own releases cannot run together: then the one that all have. */
export function fitsShell(own: Site, site: Site, log: Logger): Site {
  try {
    for (const remote of own.remotes)
      if (isChanged(remote, site, own)) checkFits(remote.release, own.shell.release);
    return own;
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    log.warn({ err: error }, 'releases that a browser asks for do not fit together');
    return site;
  }
}

const isChanged = (remote: LiveApp, site: Site, own: Site) =>
  own.shell !== site.shell || !site.remotes.includes(remote);
