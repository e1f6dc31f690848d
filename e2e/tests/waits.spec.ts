import { operatorOf, readyTutors } from '../support/family.ts';
import { test } from '../support/test.ts';
import { waits } from '../support/wait-table.ts';
import { openWaits } from '../support/waits.ts';

test('ALR-030 a request that nobody reviewed in a day is told of as the table says, in bell, text message and e-mail', async ({
  browser,
  problems,
  workerSite,
}) => {
  const [phone = ''] = await readyTutors(await operatorOf(workerSite));
  const { passed } = await openWaits({ site: workerSite, browser, problems });
  await passed(waits.review, phone);
});
