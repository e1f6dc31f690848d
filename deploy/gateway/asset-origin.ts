import type { IncomingMessage } from 'node:http';
import { assetFallbackCookie, assetOriginForm, assetOriginName, releasesPath } from '@porao/contracts/page';
import type { Context, Next } from 'hono';
import { getCookie } from 'hono/cookie';
import { inlineJson } from './markup.ts';
import { resourcePolicy } from './security-headers.ts';
import type { LiveApp, Site } from './site.ts';

/** Until no file at all came from the asset origin, in ms: it then counts as one that does not answer. */
const silentMs = 10_000;
/** How long a browser takes files from the site itself after the asset origin failed it, in s. */
const fallbackSeconds = 3_600;

/** Has pages load the files of releases from `origin`, a CDN in front of this gateway; undefined: from the site itself. */
export function assetOrigin(origin: string | undefined) {
  const moved = new WeakMap<Site, Site>();
  const host = origin === undefined ? undefined : new URL(origin).host;
  return {
    /** Whether a request is for the asset origin's name. */
    isAsked: ({ headers }: IncomingMessage): boolean => host !== undefined && headers.host === host,
    /** The site as this browser has it: with files of its own origin once the other one failed here. */
    siteOf(c: Context, site: Site): Site {
      if (origin === undefined || !takesOtherOrigin(site.shell) || getCookie(c, assetFallbackCookie))
        return site;
      const found = moved.get(site) ?? movedTo(origin, site);
      moved.set(site, found);
      return found;
    },
    /** Lets pages of the site load its releases from the asset origin, and answers nothing else by that name: pages with
     * two addresses would be twice in search engines. */
    async serveShared(c: Context, next: Next): Promise<Response | void> {
      if (origin === undefined) return next();
      const isOfRelease = c.req.path.startsWith(releasesPath);
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
    takesOtherOrigin(app) ? { ...app, base: origin + app.base } : app;
  return { ...site, assetOrigin: origin, shell: move(site.shell), remotes: site.remotes.map(move) };
}

/** Older shells refuse code of other origins, older remotes start no worker of one; development servers are addressed
 * already. */
const takesOtherOrigin = ({ release, base }: LiveApp): boolean =>
  release.page >= assetOriginForm && base.startsWith('/');

/** Names the origin to the page's Trusted Types policy. When a file of it fails, or none comes, the browser takes files
 * from the site itself from the next page on; at once, if nothing of the page is shown yet. */
const source = `(function(o){var own='${assetFallbackCookie}=1';self.${assetOriginName}=o;
function ours(u){return typeof u==='string'&&u.indexOf(o+'/')===0}
function fall(){if(!navigator.onLine||document.cookie.indexOf(own)>=0)return;
document.cookie=own+';path=/;max-age=${fallbackSeconds};samesite=lax'+(location.protocol==='https:'?';secure':'');
var r=document.getElementById('root');if(!(r&&r.firstChild)&&document.cookie.indexOf(own)>=0)location.reload()}
addEventListener('error',function(e){var t=e.target;if(t&&(t.tagName==='SCRIPT'&&ours(t.src)||t.tagName==='LINK'&&ours(t.href)))fall()},true);
setTimeout(function(){if(!performance.getEntriesByType('resource').some(function(r){return ours(r.name)}))fall()},${silentMs})})`;

/** The text of the script for pages whose files come from `origin`. */
export const assetFallback = (origin: string): string =>
  `${source.replaceAll('\n', '')}(${inlineJson(origin)})`;
