import { manifest as auth } from 'mfe-auth/manifest';
import { manifest as ops } from 'mfe-ops/manifest';
import { manifest as parent } from 'mfe-parent/manifest';
import { manifest as publicPages } from 'mfe-public/manifest';
import { manifest as tutor } from 'mfe-tutor/manifest';
import { accounts, signIn } from './accounts.ts';
import { boardJobs } from './board.ts';
import { callerOf } from './family.ts';
import { shiftOf, watchShifts } from './layout-shift.ts';
import type { TestSite } from './site.ts';
import { expect, test } from './test.ts';
import { newTrouble } from './trouble.ts';

const routes = [tutor, parent, ops, publicPages, auth].flatMap(({ routes: own }) => own);
/** Above it a page counts as moving. */
export const shiftLimit = 0.01;

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
    account: 'charges',
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

const people = [
  { who: 'a guest', account: null, access: ['anyone', 'guest'] },
  { who: 'a tutor', account: accounts.readyTutor, access: ['tutor'] },
  { who: 'a guardian', account: accounts.guardian, access: ['parent'] },
  { who: 'an operator', account: accounts.operator, access: ['operator'] },
] as const;

/** A test for each kind of person, of all their pages or of these routes alone. */
export function testPageShifts(only?: ReadonlySet<string>): void {
  // A shimmer or a slide draws frames and moves nothing.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const { who, account, access } of people) {
    // A route without a chunk has no page: it leads to another route.
    const own = routes.filter((route) => route.chunk && access.some((name) => name === route.access));
    const chosen = own.filter(({ path }) => !only || only.has(path));
    const which = only ? `none of ${chosen.length} pages` : 'no page';
    test(`${which} of ${who} moves while it loads at 360 px`, async ({ page, context, site }) => {
      test.setTimeout(200_000);
      expect(chosen.length).toBeGreaterThan(0);
      if (account) await signIn(context, site.url, account);
      await page.setViewportSize({ width: 360, height: 740 });
      await watchShifts(context);
      const needsTrouble = chosen.some(({ path }) => /:(case|payment)Id/.test(path));
      const values = { ...(await valuesOf(site)), ...(needsTrouble && (await newTrouble(site))) };
      const found: string[] = [];
      for (const { path } of chosen) {
        const address = addressOf(path, values);
        const { total, moved } = await shiftOf(page, address);
        if (total > shiftLimit)
          found.push(`${address} ${total.toFixed(4)}`, ...moved.map((node) => `    ${node}`));
      }
      expect(found).toEqual([]);
    });
  }
}
