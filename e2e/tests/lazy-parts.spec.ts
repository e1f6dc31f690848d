import { signIn } from '../support/accounts.ts';
import { lazyParts, loadFailures, loadPart } from '../support/lazy-parts.ts';
import { test } from '../support/test.ts';

// e2e/long/lazy-parts.spec.ts loads every part many times.
const sample = ['sign-in-again', 'area-search', 'modal', 'account-switcher'];

for (const part of lazyParts.filter(({ name }) => sample.includes(name))) {
  test(`SHL-034 ${part.name}, whose code comes after its time is over, is shown at the next try`, async ({
    page,
    context,
    site,
    problems,
  }) => {
    problems.allow(loadFailures);
    if (part.account) await signIn(context, site.url, part.account);
    await loadPart(page, part, { site, held: true });
  });
}
