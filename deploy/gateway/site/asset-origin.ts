import type { IncomingMessage } from 'node:http';
import { assetFallbackCookie, isReleaseFile } from '@porao/contracts/page';
import type { Context, Next } from 'hono';
import { getCookie } from 'hono/cookie';
import { resourcePolicy } from '../edge/security-headers.ts';
import type { LiveApp, Site } from './site.ts';

/** Has pages load the files of releases from `origin`, a CDN in front of this gateway; undefined: from the site itself. */
export function assetOrigin(origin: string | undefined) {
  const moved = new WeakMap<Site, Site>();
  const host = origin === undefined ? undefined : new URL(origin).host;
  return {
    isAsked: ({ headers }: IncomingMessage): boolean => host !== undefined && headers.host === host,
    /** The site as this browser has it: with files of its own origin once the other one failed here. */
    siteOf(c: Context, site: Site): Site {
      if (origin === undefined || isDevServer(site.shell) || getCookie(c, assetFallbackCookie)) return site;
      const found = moved.get(site) ?? movedTo(origin, site);
      moved.set(site, found);
      return found;
    },
    /** Answers nothing but releases by the asset origin's name: pages would be twice in search engines. */
    async serveShared(c: Context, next: Next): Promise<Response | void> {
      if (origin === undefined) return next();
      const isOfRelease = isReleaseFile(c.req.path);
      if (!isOfRelease && c.req.header('host') === host)
        return c.text('Not found.', 404, { 'cache-control': 'no-store' });
      await next();
      if (!isOfRelease || !c.res.ok) return;
      // The same for every site, so that the CDN keeps one copy.
      c.header('access-control-allow-origin', '*');
      c.header('timing-allow-origin', '*');
      c.header(resourcePolicy, 'cross-origin');
    },
  };
}

function movedTo(origin: string, site: Site): Site {
  const move = <A extends LiveApp>(app: A): A =>
    isDevServer(app) ? app : { ...app, base: origin + app.base };
  return { ...site, assetOrigin: origin, shell: move(site.shell), remotes: site.remotes.map(move) };
}

/** A development server's files have whole addresses already. */
const isDevServer = ({ base }: LiveApp): boolean => !base.startsWith('/');
