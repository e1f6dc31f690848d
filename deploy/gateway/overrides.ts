import { AppName, ReleaseId } from '@porao/contracts';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Logger } from 'pino';
import { type RegistryDriver, toResult } from '../registry/index.ts';
import { checkOwn } from './overrides.fit.ts';
import { type LiveApp, type LiveShell, readApp, replaceApps, type Site } from './site.ts';

const cookie = 'porao_override';
const parameter = /^mfe\.([a-z][a-z0-9-]*)$/;

interface Override {
  readonly app: string;
  /** A published release, or the address of a build, which the browser itself reads. */
  readonly source: string;
}

/** Lets one browser have releases or builds of its own in place of live ones: `?mfe.tutor=<id or address>`, and back by
 * `?mfe.reset`. Addresses must be of the allowed origins. */
export function browserOverrides(
  driver: RegistryDriver,
  origins: readonly string[] | undefined,
  log: Logger,
) {
  const isAllowed = (source: string) =>
    ReleaseId.safeParse(source).success || (origins ?? []).some((origin) => isOfOrigin(source, origin));
  const read = (c: Context): Override[] =>
    origins === undefined ? [] : parse(getCookie(c, cookie)).filter(({ source }) => isAllowed(source));

  /** Throws a RegistryError for a release that does not exist, or that does not fit the others. */
  async function composed(site: Site, overrides: Override[]) {
    const apps: (LiveApp | LiveShell)[] = [];
    const builds: Record<string, string> = {};
    for (const { app, source } of overrides)
      if (ReleaseId.safeParse(source).success) apps.push(await readApp(driver, app, source));
      else builds[app] = source;
    const own = replaceApps(site, apps);
    checkOwn(own, site);
    return { site: overrides.length > 0 ? { ...own, overrides } : site, builds };
  }

  return {
    /** Answers a page whose address changes the overrides: remembers them and leads to the same page without. */
    async take(c: Context, site: Site | undefined, isHttps: boolean): Promise<Response | undefined> {
      if (origins === undefined) return undefined;
      const url = new URL(c.req.url);
      const names = [...url.searchParams.keys()].filter((name) => parameter.test(name));
      if (names.length === 0) return undefined;
      let chosen = read(c);
      for (const name of names) {
        const value = url.searchParams.get(name) ?? '';
        const app = name === 'mfe.shell' ? 'shell' : `mfe-${parameter.exec(name)?.[1] ?? ''}`;
        url.searchParams.delete(name);
        chosen = name === 'mfe.reset' ? [] : chosen.filter((override) => override.app !== app);
        if (name === 'mfe.reset' || value === '') continue;
        const isRelease = ReleaseId.safeParse(value).success;
        if (!isAllowed(value) || (app === 'shell' && !isRelease))
          return c.text(
            `${value} may not take the place of ${app} here. Allowed: a release id${app === 'shell' ? '' : `, ${origins.join(', ')}`}.`,
            400,
          );
        chosen.push({ app, source: value });
      }
      c.header('cache-control', 'no-store');
      const fit = await toResult(async () => site && (await composed(site, chosen)));
      if (!fit.ok)
        return c.text(`${fit.error.message}\n${fit.error.remedy}\nTo the live site: /?mfe.reset`, 400);
      const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps } as const;
      if (chosen.length === 0) deleteCookie(c, cookie, { path: '/' });
      else setCookie(c, cookie, JSON.stringify(chosen), attributes);
      // By path alone: the reader of the address chooses no other host.
      return c.redirect(`/${url.pathname.replace(/^\/+/, '')}${url.search}`, 303);
    },

    /** The site as this browser has it, and the origins that its page may load from. */
    async siteOf(c: Context, site: Site): Promise<{ site: Site; builds: Readonly<Record<string, string>> }> {
      const overrides = read(c);
      if (overrides.length === 0) return { site, builds: {} };
      const own = await toResult(() => composed(site, overrides));
      if (own.ok) return own.value;
      // Other releases are live than when they were chosen: this browser gets those.
      log.warn({ err: own.error, overrides }, "a browser's own releases fit no more");
      return { site, builds: {} };
    },
  };
}

function parse(text: string | undefined): Override[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.flatMap((item: { app?: unknown; source?: unknown } | null) =>
      AppName.safeParse(item?.app).success && typeof item?.source === 'string'
        ? [{ app: String(item.app), source: item.source }]
        : [],
    );
  } catch {
    return [];
  }
}

/** `http://localhost:*` allows every port. */
function isOfOrigin(source: string, allowed: string): boolean {
  if (!URL.canParse(source)) return false;
  const { protocol, hostname, origin, username, password } = new URL(source);
  if (!/^https?:$/.test(protocol) || username || password) return false;
  return allowed.endsWith(':*') ? `${protocol}//${hostname}:*` === allowed : origin === allowed;
}
