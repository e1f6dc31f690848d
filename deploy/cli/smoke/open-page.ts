import { setTimeout as sleep } from 'node:timers/promises';
import type { Release } from '@porao/contracts';
import { filesPath, isReleaseFile, languageCookie, reportEvent, sessionCookie } from '@porao/contracts/page';
import { messageOf } from '@porao/server';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { awayAndBack, otherApp } from './away-and-back.ts';
import { isFault, PageReport } from './page-report.ts';
import { realmFault, watchPages } from './realm-check.ts';
import type { FrameCheck } from './shell-frames.ts';
import type { Look, Visit } from './visits.ts';
import { countWork, workFault } from './work-check.ts';

/** For one page; a cold machine is slow, a page that needs longer is broken. */
const timeoutMs = 20_000;
const isTimed = true as const;

const looks: Record<Look, BrowserContextOptions & { language: string }> = {
  usual: { language: 'en' },
  other: { language: 'bn', colorScheme: 'dark', viewport: { width: 360, height: 740 } },
};

export interface Fault {
  readonly what: string;
  readonly stack?: string | undefined;
  /** Depends on how fast the machine is. */
  readonly isTimed?: boolean;
}

export interface Opened {
  readonly visit: Visit;
  /** The first one, which ends the visit. */
  readonly fault?: Fault | undefined;
  /** Files of the visited release that were loaded until its page was mounted. */
  readonly files: readonly string[];
}

/** Opens a page and watches it until some time after it is mounted. */
export async function openPage(
  browser: Browser,
  visit: Visit,
  origin: string,
  changed: readonly Release[],
  checkFrame: FrameCheck,
): Promise<Opened> {
  const context = await contextOf(browser, visit, origin);
  const mounted = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<Fault>();
  const note = (what: string, stack?: string) => failed.resolve({ what, stack });
  const loaded = new Set<string>();
  const { arrives, take } = otherApp(visit.base);
  let files: readonly string[] = [];
  let isMounted = false;
  const openOwn = async (path: string) => {
    const page = await (await contextOf(browser, visit, origin)).newPage();
    await page.goto(origin + path, { timeout: timeoutMs, waitUntil: 'commit' });
    return page;
  };
  try {
    await countWork(context);
    watchFiles(context, note);
    await watchPages(context);
    context.on('response', (answer) => {
      const file = answer.ok() ? fileOf(visit, new URL(answer.url()).pathname) : undefined;
      if (file !== undefined) loaded.add(file);
    });
    await listen(context, (report) => {
      take(report);
      // The page of a region is there: of any app, as a route may lead to another one's.
      if (report.kind === 'timing') {
        // Its own ones: a page may be left for another one later.
        if (files.length === 0) files = [...loaded];
        mounted.resolve();
      } else if (isFault(report, changed, visit.base))
        note(`${report.phase ? `${report.phase}: ` : ''}${report.message ?? report.kind}`, report.stack);
    });
    const page = await context.newPage();
    const watched = async () => {
      const answer = await page.goto(origin + visit.path, { timeout: timeoutMs, waitUntil: 'commit' });
      const status = answer?.status() ?? 0;
      if (!expectedOf(visit).includes(status)) return { what: `answers ${status || 'nothing'}` };
      await mounted.promise;
      isMounted = true;
      const what = await workFault(page, visit.watchMs, () => context.newCDPSession(page));
      if (what) return { what, isTimed };
      if (loaded.size === 0) return { what: `loads nothing of ${visit.base}` };
      if (!(await showsSomething(page))) return { what: 'shows nothing' };
      const left = visit.away && (await awayAndBack(page, visit.away, arrives, () => showsSomething(page)));
      if (left) return { what: left, isTimed };
      const frame = await checkFrame({ page, visitor: `${visit.role} ${visit.look}`, openOwn });
      return frame ? { what: frame } : realmFault(page, visit.base, changed);
    };
    const late = async () => {
      await sleep(timeoutMs, undefined, { ref: false });
      if (!isMounted) return { what: `is not mounted within ${timeoutMs / 1000} s`, isTimed };
      await sleep(timeoutMs, undefined, { ref: false });
      return { what: `does not answer for ${timeoutMs / 1000} s`, isTimed };
    };
    const fault = await Promise.race([failed.promise, watched(), late()]);
    return { visit, files, fault };
  } catch (error) {
    return { visit, files, fault: { what: messageOf(error).split('\n')[0] ?? '' } };
  } finally {
    await context.close();
  }
}

/** Path of a file in the visited release: the site of a visit has one release of each app. */
function fileOf({ base }: Visit, pathname: string): string | undefined {
  const shared = `${filesPath}${base.split('/')[2]}/`;
  const start = [base, shared].find((one) => pathname.startsWith(one));
  return start === undefined ? undefined : pathname.slice(start.length);
}

async function contextOf(
  browser: Browser,
  { look, session }: Visit,
  origin: string,
): Promise<BrowserContext> {
  const { language, ...settings } = looks[look];
  const context = await browser.newContext({ serviceWorkers: 'block', ...settings });
  await context.addCookies([{ url: origin, name: languageCookie, value: language }]);
  if (session) await context.addCookies([{ url: origin, name: sessionCookie, value: session }]);
  return context;
}

/** Before the page's own scripts: what it reports is heard from its start on. */
async function listen(context: BrowserContext, take: (report: PageReport) => void): Promise<void> {
  const binding = 'poraoSmoke';
  await context.exposeBinding(binding, (_, detail) => {
    const report = PageReport.safeParse(detail);
    if (report.success) take(report.data);
  });
  await context.addInitScript({
    content: `addEventListener('${reportEvent}', ({ detail }) => window.${binding}(detail));`,
  });
}

function watchFiles(context: BrowserContext, note: (what: string) => void): void {
  const file = (url: string) => new URL(url).pathname;
  // A page retries a refused file for a long time: report it at once.
  context.on('console', (message) => {
    if (message.type() === 'error' && /integrity|Content Security Policy/.test(message.text()))
      note(message.text().slice(0, 200));
  });
  context.on('response', (answer) => {
    if (answer.status() >= 400 && isReleaseFile(file(answer.url())))
      note(`${file(answer.url())} answers ${answer.status()}`);
  });
  context.on('requestfailed', (request) => {
    const words = request.failure()?.errorText ?? 'fails';
    if (isReleaseFile(file(request.url())) && words !== 'net::ERR_ABORTED')
      note(`${file(request.url())} ${words}`);
  });
}

/** A parameter is `1` here; what it names may be gone from the site, or was never there, as its page says. */
const expectedOf = ({ path }: Visit): readonly number[] =>
  path.split('/').includes('1') ? [200, 404, 410] : [200];

const showsSomething = (page: Page): Promise<boolean> =>
  page.locator('#content *').evaluateAll((elements) => elements.some(({ clientHeight }) => clientHeight > 0));
