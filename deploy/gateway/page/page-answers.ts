import { languageCookie, loadTokenName, traceName } from '@porao/contracts/page';
import { getCookie, setCookie } from 'hono/cookie';
import type { Bound } from '../edge/client-network.ts';
import { chosenEncoding } from '../edge/encoded.ts';
import { missing } from '../edge/no-page.ts';
import { isTeam } from '../rollout/canary.ts';
import { loadTokens } from '../rollout/load-tokens.ts';
import type { Services } from '../services.ts';
import { askedLanguage, originOf, searchOf } from '../site/addresses.ts';
import { siteFiles } from '../site/site-files.ts';
import { emptySitePage } from '../site/template.ts';
import type { Person } from '../site/visitor.ts';
import type { Visit, Visits } from '../visit.ts';
import { type FoundPage, type GuestAsked, guestPages } from './guest-pages.ts';
import { inspectorTags, servedBy, servedByHeader } from './inspect.ts';
import { type RenderedPage, sitePages } from './page-html.ts';
import { acceptsHtml, isKnownTag, repeatedAnswers } from './repeated-answers.ts';
import { sentPage } from './sent-page.ts';
import { signedInPages } from './signed-in-pages.ts';

const yearSeconds = 365 * 24 * 3600;

/** Answers pages. Those of guests are cached compressed, without anything of one visitor: that is in headers. */
export function pageAnswers(services: Services, visits: Visits) {
  const { config, reports, traces } = services;
  const files = siteFiles();
  const pageOf = sitePages(services, files);
  const guests = guestPages(services, pageOf);
  const people = signedInPages(services, guests.counts);
  const repeats = repeatedAnswers(services, guests);
  void services.live.current().then(guests.warm);

  function askedOf(c: Bound, { site, network, visitor }: Visit, page: RenderedPage) {
    const path = new URL(c.req.url).pathname;
    const request = { language: visitor.language, path, search: searchOf(c), origin: originOf(c, config) };
    const encoding = chosenEncoding(c.req.header('accept-encoding'));
    return { site, page, network, request, encoding, inspector: inspectorTags(c, site, config) };
  }

  async function find(c: Bound, asked: GuestAsked, person: Person | null): Promise<FoundPage> {
    if (person === null) return guests.find(asked);
    const content = await people.find(c, asked, person);
    return content ? sentPage(asked, content, config) : guests.plain(asked);
  }

  function send(c: Bound, visit: Visit, { page, inspector }: GuestAsked, found: FoundPage, start: number) {
    const { site, shared, visitor, network } = visit;
    const { key, etag, body, status } = found;
    const apps = [site.shell.release, page.owner?.release];
    const marks = [
      ...markOf(loadTokenName, isTeam(c) ? '' : loadTokens(site, network)),
      ...markOf(traceName, traces?.mark()),
    ];
    if (c.req.method === 'GET') reports.served(apps);
    for (const [name, value] of Object.entries(found.headers)) c.header(name, value);
    addOwnHeaders(c, visit, page);
    c.header('server-timing', [`page;dur=${(performance.now() - start).toFixed(2)}`, ...marks].join(', '));
    if (shared === undefined || visitor.person !== null || isTeam(c) || inspector !== undefined)
      return c.body(body, status);
    // Every guest of the live site gets this page.
    const isOfOne = marks.length > 0 || shared.canaries.length > 0 || c.res.headers.has('set-cookie');
    const seconds = isOfOne ? 0 : config.cdnSeconds;
    c.header('etag', etag);
    c.header('cache-control', seconds > 0 ? `public, max-age=0, s-maxage=${seconds}` : 'private, no-cache');
    if (shared.canaries.length === 0 && traces === undefined && key !== undefined)
      repeats.offer(c, { site: shared, key, etag, status, apps });
    return isKnownTag(c.req.header('if-none-match'), etag) ? c.body(null, 304) : c.body(body, status);
  }

  async function answerPage(c: Bound, describe?: (what: Record<string, string>) => void): Promise<Response> {
    const start = performance.now();
    const changed = await visits.change(c);
    if (changed) return changed;
    const visit = await visits.of(c, { draw: true });
    c.header('cache-control', 'no-store');
    if (visit === undefined) return c.html(emptySitePage, 503);
    const page = pageOf(visit.site, c.req.path, visit.visitor);
    describe?.(attributesOf(visit, page));
    const asked = askedOf(c, visit, page);
    return send(c, visit, asked, await find(c, asked, visit.visitor.person), start);
  }

  return {
    repeats,
    files,
    guests,
    stop: () => {
      guests.stop();
      people.stop();
    },
    answer: async (c: Bound): Promise<Response> => {
      if (!acceptsHtml(c.req.header('accept'))) return missing(c);
      return traces ? traces.page(c, (describe) => answerPage(c, describe)) : answerPage(c);
    },
  };
}

/** Marks one load of a page: in a header, since its document may be of many loads. */
const markOf = (name: string, value: string | undefined) => (value ? [`${name};desc="${value}"`] : []);

/** Adds headers that are of one visitor. */
function addOwnHeaders(c: Bound, { site, visitor, isHttps }: Visit, { route }: RenderedPage): void {
  const asked = askedLanguage(c);
  // An address that names a language is a choice, also for the pages after it.
  if (asked && getCookie(c, languageCookie) !== asked)
    setCookie(c, languageCookie, asked, { path: '/', maxAge: yearSeconds, sameSite: 'Lax', secure: isHttps });
  if (site.overrides) c.header('x-robots-tag', 'noindex');
  if (site.overrides || isTeam(c)) c.header(servedByHeader, servedBy(site, route));
  if (visitor.person !== null) c.header('vary', 'Sec-Fetch-Dest, Sec-Fetch-Site', { append: true });
}

const attributesOf = ({ site }: Visit, { owner, route }: RenderedPage): Record<string, string> => ({
  // No app has this address.
  'http.route': route?.path ?? '/*',
  'porao.shell.release': site.shell.release.id,
  ...(owner && { 'porao.remote': owner.release.name, 'porao.remote.release': owner.release.id }),
});
