import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { pathTo } from '@porao/contracts/paths';
import { dayInBangladesh } from '../../api/src/kit/bangladesh-time.ts';
import { noticeText } from '../../api/src/modules/notices/compose.ts';
import {
  type Party as AnyParty,
  type NoticeRow,
  transitionNotices,
  waitNotices,
} from '../../api/src/modules/notices/table.ts';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import { addRequest, callerOf, newHousehold, operatorOf } from './family.ts';
import {
  actAs,
  type Boxes,
  type Language,
  type Recipient,
  reach,
  untilTold,
  watchBoxes,
} from './outboxes.ts';
import type { Problems } from './problems.ts';
import { command } from './releases.ts';
import { siteEnvironment, type WorkerSite } from './site.ts';
import { expect } from './test.ts';

const hourMs = 3_600_000;
type Told = keyof typeof transitionNotices | keyof typeof waitNotices;
const told: Readonly<Record<Told, readonly NoticeRow[] | 'nobody'>> = {
  ...transitionNotices,
  ...waitNotices,
};

/** Ids that a page or a text of a notice names; null where there is none. */
interface NoticeFacts {
  readonly request: number | null;
  readonly job: number | null;
  readonly deal: number | null;
}

/** Names those who wait: a guardian who reads Bengali, with a pending request, and a tutor who reads English. */
export interface Waiting {
  readonly operators: Recipient;
  readonly guardian: Recipient;
  readonly tutor: Recipient;
  readonly facts: NoticeFacts;
}
/** Opens a page of the site as one of them. */
/** Leads are told of cases only, which no wait ends in. */
type Party = Exclude<AnyParty, 'leads'>;

type Open = (who: Party, path: string) => Promise<Page>;

export interface Wait {
  /** To an hour after the deadline. */
  readonly hours: number;
  /** From the pending request to the begin of the wait, by calls. */
  readonly begin: (waiting: Waiting) => Promise<Partial<NoticeFacts>>;
  /** As people do, in the browser. */
  readonly answer: (waiting: Waiting, open: Open) => Promise<void>;
  /** Lists waits for which the table of notices has rows: the answer, without those to `by`, and the deadline. */
  readonly answered: readonly Told[];
  readonly by: Party;
  readonly passed: readonly Told[];
}

const languages = { guardian: 'bn', tutor: 'en', operators: 'en' } as const satisfies Record<Party, Language>;
const parties = Object.keys(languages) as Party[];
const nothing: Boxes = { bell: [], sms: [], email: [] };

/** Returns what the table says that a party gets after the deadline, in words; links are without the address of the
 * site. */
function boxesOf(names: readonly Told[], to: Party, facts: NoticeFacts, now: number): Boxes {
  // Each wait ends an hour before; after its deadline a review has a new one.
  const dayOf = (name: Told) =>
    dayInBangladesh(new Date(now + (name === 'review passed' ? 24 : -1) * hourMs));
  const rows = names.flatMap((name) => {
    const found = told[name];
    return found === undefined || found === 'nobody'
      ? []
      : found.map((row) => ({ ...row, day: dayOf(name) }));
  });
  const textsBy = (channel: NoticeRow['channels'][number], isLinked = false) =>
    rows
      .filter((row) => row.to === to && row.channels.includes(channel))
      .map(({ text, path, day }) => {
        const words = noticeText(text, { ...facts, day }, languages[to]);
        return isLinked
          ? `${words} ${pathTo<string>(path, { requestId: facts.request, jobId: facts.job, dealId: facts.deal })}`
          : words;
      })
      .toSorted();
  return { bell: textsBy('site'), sms: textsBy('sms', true), email: textsBy('email') };
}

/** Looks for deadlines at these times. The database is the API's alone, which is stopped meanwhile. */
async function sweepAt(site: WorkerSite, times: readonly number[]): Promise<void> {
  await site.stopApi();
  const args = [
    join(import.meta.dirname, 'sweep-at.ts'),
    ...times.map((time) => new Date(time).toISOString()),
  ];
  const env = { ...process.env, ...siteEnvironment(), DATA_DIR: site.dataDir };
  const { code, stderr } = await command(args, { cwd: repoRoot, env });
  await site.startApi();
  if (code !== 0) throw new Error(`Deadlines were not looked for: ${stderr}`);
}

/** A new family with a pending request, and this tutor of the demo. */
async function request(site: WorkerSite, operators: Recipient, phone: string): Promise<Waiting> {
  const family = await newHousehold(site);
  const guardian = await reach(family, operators.caller, languages.guardian);
  const tutor = await reach(await callerOf(site, phone), operators.caller, languages.tutor);
  const { id } = await addRequest(family);
  return { operators, guardian, tutor, facts: { request: id, job: null, deal: null } };
}

interface Site {
  readonly site: WorkerSite;
  readonly browser: Browser;
  readonly problems: Problems;
}

const homes = { guardian: '/parent/dashboard', tutor: '/tutor/dashboard', operators: '/ops/today' } as const;

/** Both ends of waits on a site, each of a new family with a tutor of the demo, by phone. After an end everybody has in
 * the bell and the outboxes what the table of notices says, and nothing else. */
export async function openWaits({ site, browser, problems }: Site) {
  const operator = await operatorOf(site);
  const operators = await reach(operator, operator, languages.operators);
  const begin = async (wait: Wait, phone: string): Promise<Waiting> => {
    const waiting = await request(site, operators, phone);
    const begun = { ...waiting, facts: { ...waiting.facts, ...(await wait.begin(waiting)) } };
    await untilTold(operator);
    return begun;
  };
  const watch = async ({ guardian, tutor, facts: { request: id, job, deal } }: Waiting) => {
    const pages = [`/ops/requests/${id}`, `/ops/jobs/${job}`, `/ops/deals/${deal}`];
    const all = () => true;
    return {
      guardian: await watchBoxes(operator, { ...guardian, counts: all }),
      tutor: await watchBoxes(operator, { ...tutor, counts: all }),
      operators: await watchBoxes(operator, { ...operators, counts: ({ path }) => pages.includes(path) }),
    };
  };
  /** Browsers of these people at this time, closed in the end. */
  const withBrowsers = async (waiting: Waiting, now: number, use: (open: Open) => Promise<void>) => {
    const contexts: BrowserContext[] = [];
    await use(async (who, path) => {
      const context = await browser.newContext();
      contexts.push(context);
      problems.watch(context);
      // A session ends after 7 days.
      await context.clock.setFixedTime(Math.min(now, Date.now() + 6 * 24 * hourMs));
      await actAs(context, site, waiting[who]);
      const page = await context.newPage();
      await page.goto(site.url + path);
      return page;
    });
    for (const context of contexts) await context.close();
  };
  const expectBoxes = async (
    waiting: Waiting,
    watched: Awaited<ReturnType<typeof watch>>,
    expected: (party: Party) => Boxes,
    now: number,
  ) => {
    await untilTold(operator);
    await withBrowsers(waiting, now, async (open) => {
      for (const party of parties)
        expect(await watched[party](await open(party, homes[party])), party).toEqual(expected(party));
    });
  };

  return {
    /** Nothing of the demo waits for a deadline in the next hours, so that its tutors are told of the test's rows alone. */
    settle: async (hours: number) => {
      await sweepAt(site, [Date.now() + hours * hourMs]);
      await untilTold(operator);
    },
    /** The answer tells whether nothing more came to guardian and tutor once the deadline is over. */
    answered: async (wait: Wait, phone: string) => {
      const waiting = await begin(wait, phone);
      const before = await watch(waiting);
      await withBrowsers(waiting, Date.now(), (open) => wait.answer(waiting, open));
      const sent = (party: Party) =>
        boxesOf(party === wait.by ? [] : wait.answered, party, waiting.facts, Date.now());
      await expectBoxes(waiting, before, sent, Date.now());
      const after = await watch(waiting);
      return async () => {
        await withBrowsers(waiting, Date.now(), async (open) => {
          for (const party of ['guardian', 'tutor'] as const)
            expect(await after[party](await open(party, homes[party])), party).toEqual(nothing);
        });
      };
    },
    passed: async (wait: Wait, phone: string) => {
      const waiting = await begin(wait, phone);
      const before = await watch(waiting);
      const now = Date.now() + wait.hours * hourMs;
      // Before the deadline, then after it, twice.
      await sweepAt(site, [now - 13 * hourMs, now, now]);
      const sent = (party: Party) => boxesOf(wait.passed, party, waiting.facts, now);
      await expectBoxes(waiting, before, sent, now);
    },
  };
}
