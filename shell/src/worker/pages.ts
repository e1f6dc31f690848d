import type { PageData, SiteRoutes } from '@porao/contracts';
import { filesPath, languageCookie, pageDataText, routesFile } from '@porao/contracts/page';
import { workerCookie } from './cookie.ts';
import { dropFiles, keepFiles, type Live, readDescription } from './files.ts';
import { asKept, cacheNames, type KeptFile } from './kept.ts';

/** Until a kept page is shown in place of one that does not come, in ms. */
export const pageWait = 6000;

/** Returns whether a page is opened. The way back from a payment provider is a call, which answers by a redirect when it
 * has asked the provider: a kept page would come before. */
export const isPage = ({ mode }: Pick<Request, 'mode'>, { pathname }: Pick<URL, 'pathname'>): boolean =>
  mode === 'navigate' && !pathname.startsWith('/api/');

const keyOf = (language: string): string => `/_kept/page-${language}`;

/** From the network whenever it answers, so that what was activated shows at once. A kept page of the language serves
 * every address: its document holds one state of the registry, and the shell resolves the route. */
export async function answerPage(
  request: Request,
  whileAlive: (work: Promise<unknown>) => void,
  preload: Promise<Response | undefined> = Promise.resolve(undefined),
): Promise<Response> {
  // The browser's own request, begun while this worker was still starting.
  const fresh = preload.then((early) => early ?? fetch(request));
  const answer = await Promise.race([fresh.catch(() => undefined), pause(pageWait)]);
  if (answer) {
    if (answer.ok) whileAlive(keepPage(answer.clone()));
    return answer;
  }
  return (await keptPage().catch(() => undefined)) ?? fresh;
}

/** Keeps a page once every file that it starts with is kept: offline shows one whole release or nothing. Files stay that
 * its state of the registry names, and the state before it, to which the site may be rolled back. */
export async function keepPage(answer: Response): Promise<void> {
  const html = await answer.clone().text();
  const state = stateOf(html);
  if (!state || !(await keepFiles(state.files))) return;
  const cache = await caches.open(cacheNames.pages);
  const keys = await cache.keys();
  const pages = await Promise.all(keys.map(async ({ url }) => (await cache.match(url, asKept))?.text()));
  const kept = pages.map((page) => stateOf(page ?? ''));
  const isKnown = kept.some((before) => before?.name === state.name);
  const live: Live[] = [];
  for (const [at, before] of kept.entries()) {
    if (before?.name === state.name) continue;
    if (before && !isKnown) live.push(await before.live());
    await cache.delete(keys[at]?.url ?? '');
  }
  await cache.put(keyOf(state.language), withoutMarks(answer));
  if (isKnown) return;
  live.push(await state.live());
  await dropFiles({
    files: live.flatMap(({ files }) => files),
    bases: live.flatMap(({ bases }) => bases),
  });
}

/** A cached answer is shown to other loads, whose calls and reports are not of this load's trace. */
function withoutMarks(answer: Response): Response {
  const headers = new Headers(answer.headers);
  // The last two are of the body as it came over the network.
  for (const name of ['server-timing', 'content-encoding', 'content-length']) headers.delete(name);
  return new Response(answer.body, { headers });
}

async function keptPage(): Promise<Response | undefined> {
  const cache = await caches.open(cacheNames.pages);
  // Undefined before a choice, and where workers cannot read cookies: the last page's language is then used.
  const chosen = await workerCookie(languageCookie);
  const [first] = await cache.keys();
  return (chosen && (await cache.match(keyOf(chosen), asKept))) || (first && cache.match(first, asKept));
}

interface State {
  /** Differs from every other state of the registry. */
  readonly name: string;
  readonly language: string;
  /** Lists the files with which the page starts, and those that it reads to resolve other routes. */
  readonly files: readonly KeptFile[];
  /** Addresses of the files of live releases, once `files` are kept. */
  readonly live: () => Promise<Live>;
}

/** The releases that a page is made of; undefined for a page that names none. */
export function stateOf(html: string): State | undefined {
  const text = pageDataText(html);
  if (text === undefined) return undefined;
  const { shell, remotes, site, files, language, described = {} } = JSON.parse(text) as PageData;
  if (!files) return undefined;
  const known = [shell.base, ...remotes.map(({ base }) => base)];
  const own = files.map(({ url }) => url);
  if (site === undefined) {
    const name = [...known, shell.release, ...remotes.map(({ release }) => release)].join();
    return { name, language, files, live: async () => ({ files: own, bases: known }) };
  }
  const routesUrl = `${site}${routesFile}`;
  const live = async () => {
    const kept = await (await caches.open(cacheNames.files)).match(routesUrl, asKept);
    const routes = kept ? ((await kept.json()) as SiteRoutes) : [];
    const bases = [...known, site, ...routes.map(({ base }) => base)].filter(
      (base) => !base.includes(filesPath),
    );
    const apps = [{ name: 'shell', base: shell.base }, ...remotes, ...routes];
    const shared = new Map(
      apps.flatMap(({ name, base }) => (base.includes(filesPath) ? [[base, name]] : [])),
    );
    const named: string[] = [];
    for (const [base, name] of shared) {
      const address = described[name];
      const found = address && (await readDescription(address, base));
      if (found) named.push(...found);
      // Without its description any file may be of the live release.
      else bases.push(base);
    }
    return { files: [...own, ...named], bases };
  };
  return { name: site, language, files: [...files, { url: routesUrl }], live };
}

const pause = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
