import { operatorOf, readyTutors } from '../support/family.ts';
import { freshSite } from '../support/site.ts';
import { test } from '../support/test.ts';
import { waits } from '../support/wait-table.ts';
import { openWaits } from '../support/waits.ts';

for (const [name, wait] of Object.entries(waits))
  test(`ALR-031 both ends of a wait, by the browser and by a later clock, tell each party what the table says: ${name}`, async ({
    browser,
    problems,
  }) => {
    test.setTimeout(300_000);
    // The sweeps end rows that other tests need.
    const site = await freshSite();
    try {
      const [first = '', second = ''] = await readyTutors(await operatorOf(site));
      const { settle, answered, passed } = await openWaits({ site, browser, problems });
      await settle(wait.hours);
      const expectNothingMore = await answered(wait, first);
      await passed(wait, second);
      await expectNothingMore();
    } finally {
      await site.stop();
    }
  });
