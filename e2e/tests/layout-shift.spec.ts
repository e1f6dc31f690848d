import { manifest as auth } from 'mfe-auth/manifest';
import { manifest as ops } from 'mfe-ops/manifest';
import { manifest as parent } from 'mfe-parent/manifest';
import { manifest as publicPages } from 'mfe-public/manifest';
import { manifest as tutor } from 'mfe-tutor/manifest';
import { accounts, signIn } from '../support/accounts.ts';
import { boardJobs } from '../support/board.ts';
import { callerOf } from '../support/family.ts';
import { shiftOf, shiftsOf, watchShifts } from '../support/layout-shift.ts';
import type { TestSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const routes = [tutor, parent, ops, publicPages, auth].flatMap(({ routes: own }) => own);
/** Above it a page counts as moving. */
const limit = 0.01;

interface Deal {
  id: number;
  tutor_id: number;
  tuition_job_offer_id: number;
  tuition_job_offer: { student_id: number | null };
}

/** The places of the routes' parameters, filled with what the demo data has. */
async function valuesOf(site: TestSite): Promise<Record<string, string | number | null>> {
  const guardian = await callerOf(site, accounts.guardian);
  const { data: requests } = await guardian.get<{ data: { id: number }[] }>('/api/tutor-request');
  const { data: deals } = await guardian.get<{ data: Deal[] }>('/api/my-tutor');
  const [job] = await boardJobs(site);
  const [request] = requests;
  const [deal] = deals;
  if (!job || !request || !deal) throw new Error('The demo has no job, request or tutor for the guardian.');
  return {
    jobId: job.id,
    title: 'hire-a-tutor',
    requestId: request.id,
    stdId: deal.tuition_job_offer.student_id,
    tutorId: deal.tutor_id,
    userId: 1,
    dealId: deal.id,
    list: 'subjects',
  };
}

/** The address of a route. */
function addressOf(path: string, values: Record<string, string | number | null>): string {
  return path.replaceAll(/:(\w+)\??/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === null) throw new Error(`${path}: the test has no value for ${name}.`);
    return String(value);
  });
}

// What shimmers or slides draws frames and moves nothing.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const people = [
  { who: 'a guest', account: null, access: ['anyone', 'guest'] },
  { who: 'a tutor', account: accounts.readyTutor, access: ['tutor'] },
  { who: 'a guardian', account: accounts.guardian, access: ['parent'] },
  { who: 'an operator', account: accounts.operator, access: ['operator'] },
] as const;

for (const { who, account, access } of people)
  test(`no page of ${who} moves while it loads at 360 px`, async ({ page, context, site }) => {
    test.setTimeout(200_000);
    if (account) await signIn(context, site.url, account);
    await page.setViewportSize({ width: 360, height: 740 });
    await watchShifts(context);
    const values = await valuesOf(site);
    // A route without a chunk has no page: it leads to another route.
    const own = routes.filter((route) => route.chunk && access.some((name) => name === route.access));
    const found: string[] = [];
    for (const { path } of own) {
      const address = addressOf(path, values);
      const { total, moved } = await shiftOf(page, address);
      if (total > limit) found.push(`${address} ${total.toFixed(4)}`, ...moved.map((node) => `    ${node}`));
    }
    expect(found).toEqual([]);
  });

test('nothing moves while the landing page is scrolled to its end', async ({ page, context }) => {
  await watchShifts(context);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.mouse.move(width / 2, 400);
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const below = await page.evaluate(() => document.body.scrollHeight - innerHeight - scrollY);
      expect(below).toBeLessThan(1);
    }).toPass({ intervals: [0], timeout: 30_000 });
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    const { total, moved } = await shiftsOf(page);
    expect(total, moved.join('\n')).toBeLessThan(limit);
  }
});
