import { AppName, ReleaseId } from '@porao/contracts';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Logger } from 'pino';
import { z } from 'zod';
import { ownEvents } from '../../registry/event.gate.ts';
import { checkFits, type RegistryDriver, toResult } from '../../registry/index.ts';
import { parseJson } from '../../registry/parse-json.ts';
import { type LiveApp, type LiveShell, readApp, replaceApps, type Site } from '../site/site.ts';

const overrideCookie = 'porao_override';
const previewCookie = 'porao_preview';
const parameter = /^mfe\.([a-z][a-z0-9-]*)$/;
const previewParameter = 'mfe.preview';
const resetParameter = 'mfe.reset';

/** The source is a published release, or the address of a build, which the browser itself reads. */
const Overrides = z.array(z.object({ app: AppName, source: z.string() }));

interface Chosen {
  readonly preview: string | undefined;
  /** Go over what the preview has. */
  readonly own: readonly z.infer<typeof Overrides>[number][];
}

/** `?mfe.preview=<id>`, `?mfe.tutor=<id or address>` if `origins` are given, and back by `?mfe.reset`. */
export function browserOverrides(
  driver: RegistryDriver,
  origins: readonly string[] | undefined,
  log: Logger,
) {
  const isAllowed = (source: string) =>
    ReleaseId.safeParse(source).success || (origins ?? []).some((origin) => isOfOrigin(source, origin));
  const read = (c: Context): Chosen => ({
    preview: getCookie(c, previewCookie),
    own:
      origins === undefined
        ? []
        : (parseJson(Overrides, getCookie(c, overrideCookie) ?? '') ?? []).filter(({ source }) =>
            isAllowed(source),
          ),
  });

  /** Undefined without own releases. Throws a RegistryError for one that does not exist or fit the others. */
  async function composed(site: Site, { preview: id, own }: Chosen): Promise<Site | undefined> {
    const preview = runningPreview(site, id);
    const ofPreview = Object.entries(preview?.apps ?? {}).map(([app, source]) => ({ app, source }));
    const overrides = [...ofPreview.filter(({ app }) => !own.some((one) => one.app === app)), ...own];
    if (overrides.length === 0) return undefined;
    const apps: (LiveApp | LiveShell)[] = [];
    for (const { app, source } of overrides)
      if (ReleaseId.safeParse(source).success) apps.push(await readApp(driver, app, source));
    const replaced = replaceApps(site, apps);
    const events = replaced.remotes.flatMap(({ release }) => ownEvents(release));
    for (const remote of replaced.remotes)
      if (replaced.shell !== site.shell || !site.remotes.includes(remote))
        checkFits(remote.release, replaced.shell.release, events);
    return { ...replaced, overrides, ...(preview && { preview }) };
  }

  /** Refuses what may not take the place of an app; returns the words for the person. */
  function refusalOf(app: string, value: string): string | undefined {
    const isRelease = ReleaseId.safeParse(value).success;
    if (isAllowed(value) && (app !== 'shell' || isRelease)) return undefined;
    const addresses = app === 'shell' ? '' : `, ${(origins ?? []).join(', ')}`;
    return `${value} may not take the place of ${app} here. Allowed: a release id${addresses}.`;
  }

  const isTaken = (name: string) =>
    name === previewParameter || name === resetParameter || (origins !== undefined && parameter.test(name));

  return {
    /** Answers a page whose address changes what the browser has: remembers it and leads to the same page without. */
    async take(c: Context, site: Site | undefined, isHttps: boolean): Promise<Response | undefined> {
      const url = new URL(c.req.url);
      const names = [...url.searchParams.keys()].filter(isTaken);
      if (names.length === 0) return undefined;
      c.header('cache-control', 'no-store');
      c.header('x-robots-tag', 'noindex');
      let { preview, own } = read(c);
      for (const name of names) {
        const value = url.searchParams.get(name) ?? '';
        url.searchParams.delete(name);
        if (name === previewParameter) preview = value;
        else if (name === resetParameter) [preview, own] = [undefined, []];
        else {
          const app = name === 'mfe.shell' ? 'shell' : `mfe-${parameter.exec(name)?.[1] ?? ''}`;
          own = own.filter((override) => override.app !== app);
          const refusal = value === '' ? undefined : refusalOf(app, value);
          if (refusal !== undefined) return c.text(refusal, 400);
          if (value !== '') own = [...own, { app, source: value }];
        }
      }
      if (names.includes(previewParameter) && site && !runningPreview(site, preview))
        return c.text('This preview has ended, or there was none.\nTo the live site: /?mfe.reset', 404);
      const fit = await toResult(async () => site && (await composed(site, { preview, own })));
      if (!fit.ok)
        return c.text(`${fit.error.message}\n${fit.error.remedy}\nTo the live site: /?mfe.reset`, 400);
      const keep = (cookie: string, value: string | undefined) => {
        if (value === getCookie(c, cookie)) return;
        if (value === undefined) deleteCookie(c, cookie, { path: '/' });
        else setCookie(c, cookie, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps });
      };
      keep(previewCookie, preview);
      keep(overrideCookie, own.length === 0 ? undefined : JSON.stringify(own));
      // By path alone: the reader of the address chooses no other host.
      return c.redirect(`/${url.pathname.replace(/^\/+/, '')}${url.search}`, 303);
    },

    /** Says whether this browser has a preview or releases of its own. */
    async has(c: Context, live: () => Promise<Site | undefined>): Promise<boolean> {
      const { preview, own } = read(c);
      if (own.length > 0 || preview === undefined) return own.length > 0;
      const site = await live();
      return site !== undefined && runningPreview(site, preview) !== undefined;
    },

    /** The site as this browser has it. A preview is of the `live` site, without canaries. */
    async siteOf(c: Context, live: Site, withCanaries: () => Site): Promise<Site> {
      const chosen = read(c);
      const site = runningPreview(live, chosen.preview) ? live : withCanaries();
      const own = await toResult(() => composed(site, chosen));
      if (own.ok) return own.value ?? site;
      // Other releases are live than when they were chosen: this browser gets those.
      log.warn({ err: own.error, overrides: chosen.own }, "a browser's own releases fit no more");
      return site;
    },
  };
}

/** Undefined for one that has ended. */
function runningPreview({ previews }: Site, id: string | undefined) {
  const preview = id !== undefined && Object.hasOwn(previews, id) ? previews[id] : undefined;
  return preview && Date.parse(preview.until) > Date.now() ? preview : undefined;
}

/** `http://localhost:*` allows every port. */
function isOfOrigin(source: string, allowed: string): boolean {
  if (!URL.canParse(source)) return false;
  const { protocol, hostname, origin, username, password } = new URL(source);
  if (!/^https?:$/.test(protocol) || username || password) return false;
  return allowed.endsWith(':*') ? `${protocol}//${hostname}:*` === allowed : origin === allowed;
}
