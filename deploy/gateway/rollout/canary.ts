import { createHash, randomInt } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type Canary, replaceApps, type Site } from '../site/site.ts';

/** 0 to 99, drawn once per browser, so that a visitor always gets the same side. */
const bucketCookie = 'porao_bucket';
/** A browser with it is among the first to get a canary. */
const teamCookie = 'porao_team';

/** In seconds. */
const bucketAge = 180 * 86_400;
const attributesOf = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'Lax', secure }) as const;

export const isTeam = (c: Context): boolean => getCookie(c, teamCookie) === '1';

/** The site as this visitor has it: each canary for its share of the visitors, and for the team. */
export function canarySites() {
  const composed = new WeakMap<Site, Map<string, Site>>();
  return {
    siteOf(c: Context, site: Site, { isHttps, draw }: { isHttps: boolean; draw: boolean }): Site {
      if (site.canaries.length === 0) return site;
      const ofTeam = isTeam(c);
      const cookie = getCookie(c, bucketCookie) ?? '';
      let bucket = /^\d{1,2}$/.test(cookie) ? Number(cookie) : undefined;
      if (bucket === undefined && draw && !ofTeam && site.canaries.some(({ percent }) => percent > 0)) {
        bucket = randomInt(100);
        setCookie(c, bucketCookie, String(bucket), { ...attributesOf(isHttps), maxAge: bucketAge });
      }
      const chosen = site.canaries.filter((canary) => ofTeam || isChosen(canary, bucket));
      if (chosen.length === 0) return site;
      const variants = composed.get(site) ?? new Map<string, Site>();
      composed.set(site, variants);
      const apps = chosen.map(({ app }) => app);
      const key = apps.map(({ release }) => release.name).join(' ');
      const known = variants.get(key) ?? replaceApps(site, apps);
      variants.set(key, known);
      return known;
    },
  };
}

/** A visitor is not the first for every release: each shifts the buckets by its own amount. */
function isChosen({ app, percent }: Canary, bucket: number | undefined): boolean {
  if (bucket === undefined) return false;
  const shift = createHash('sha256').update(app.release.id).digest().readUInt32BE(0);
  return (bucket + shift) % 100 < percent;
}

/** `/_gateway/team/join` and `/leave`: the team gets nothing but what visitors get soon. */
export function joinTeam(c: Context, isHttps: boolean): Response {
  const joins = c.req.param('choice') === 'join';
  setCookie(c, teamCookie, joins ? '1' : '', { ...attributesOf(isHttps), maxAge: joins ? bucketAge : 0 });
  c.header('cache-control', 'no-store');
  return c.text(joins ? 'This browser gets every canary now.' : 'This browser is one of the visitors again.');
}
