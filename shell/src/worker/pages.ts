import type { PageData, SiteRoutes } from '@porao/contracts';
import { dropFiles, keepFiles } from './files.ts';
import { asKept, cacheNames, type KeptFile } from './kept.ts';

/** Until a kept page is shown in place of one that does not come, in ms. */
export const pageWait = 6000;

const keyOf = (language: string): string => `/_kept/page-${language}`;

/** From the network whenever it answers, so that what was activated shows at once. Any kept page of the language does
 * for every address: its document holds one state of the registry, and the shell finds the way itself. */
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
  return (await keptPage()) ?? fresh;
}

/** Keeps a page, but only after everything it starts with: what is shown offline is one whole release or nothing. */
export async function keepPage(answer: Response): Promise<void> {
  const html = await answer.clone().text();
  const state = stateOf(html);
  if (!state || !(await keepFiles([...filesOf(html), ...state.files]))) return;
  const cache = await caches.open(cacheNames.pages);
  const language = /<html\b[^>]*?\slang="(\w+)"/i.exec(html)?.[1] ?? 'en';
  const last = await cache.match(keyOf(language), asKept);
  const isNewer = last && stateOf(await last.text())?.name !== state.name;
  // The other language's page is then of the older state too.
  if (isNewer) for (const { url } of await cache.keys()) await cache.delete(url);
  await cache.put(keyOf(language), answer);
  await dropFiles(await state.bases());
}

async function keptPage(): Promise<Response | undefined> {
  const cache = await caches.open(cacheNames.pages);
  const chosen = await chosenLanguage();
  const [first] = await cache.keys();
  return (chosen && (await cache.match(keyOf(chosen), asKept))) || (first && cache.match(first, asKept));
}

interface CookieStore {
  get: (name: string) => Promise<{ value: string } | null>;
}

/** Undefined in browsers whose workers cannot read cookies: the last page's language then stands. */
async function chosenLanguage(): Promise<string | undefined> {
  const { cookieStore } = globalThis as { cookieStore?: CookieStore };
  if (!cookieStore) return undefined;
  const cookie = await cookieStore.get('gt_selected_language').catch(() => null);
  return cookie?.value === 'bn' ? 'bn' : 'en';
}

/** Scripts and styles that a page names in its tags. */
export function filesOf(html: string): KeptFile[] {
  return [...html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="(\/releases\/[^"]+)"[^>]*>/gi)].map(
    ([tag, url = '']) => ({ url, integrity: /\sintegrity="([^"]+)"/.exec(tag)?.[1] }),
  );
}

interface State {
  /** Differs from every other state of the registry. */
  readonly name: string;
  /** What the page reads of its remotes besides what is in it. */
  readonly files: readonly KeptFile[];
  /** Addresses below which everything stands that is live, once the files are kept. */
  readonly bases: () => Promise<string[]>;
}

/** The releases that a page is made of; undefined for one that names none. */
export function stateOf(html: string): State | undefined {
  const json = /<script\b[^>]*\sid="porao-page"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  if (json === undefined) return undefined;
  const { shell, remotes, site } = JSON.parse(json) as Pick<PageData, 'shell' | 'remotes' | 'site'>;
  const known = [shell.base, ...remotes.map(({ base }) => base)];
  if (site === undefined) return { name: known.join(), files: [], bases: async () => known };
  const url = `${site}routes.json`;
  const bases = async () => {
    const kept = await (await caches.open(cacheNames.files)).match(url, asKept);
    const live = kept ? ((await kept.json()) as SiteRoutes) : [];
    return [...known, site, ...live.map(({ base }) => base)];
  };
  return { name: site, files: [{ url }], bases };
}

const pause = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
