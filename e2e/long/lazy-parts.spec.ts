import { putSession, sessionOf } from '../support/accounts.ts';
import { lazyParts, loadFailures, loadPart } from '../support/lazy-parts.ts';
import { test } from '../support/test.ts';

const loads = Number(process.env['LAZY_PART_LOADS'] ?? 200);
/** Limits one load on a busy machine, in ms. */
const loadTime = 60_000;

for (const part of lazyParts) {
  test(`SHL-034 ${part.name} is shown ${loads} times on a slow processor while the clock leaps`, async ({
    context,
    site,
    problems,
  }) => {
    test.setTimeout(loads * loadTime);
    problems.allow(loadFailures);
    const record = part.account && (await sessionOf(site.url, part.account));
    for (let load = 0; load < loads; load += 1) {
      if (record) await putSession(context, site.url, record);
      const page = await context.newPage();
      await loadPart(page, part, { site, held: load % 2 === 1 });
      await page.close();
      await context.clearCookies();
    }
  });
}
