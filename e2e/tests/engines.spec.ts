import { otherEngines, visit } from '../engines/installed.ts';
import { password } from '../support/accounts.ts';
import {
  addLocation,
  addRequest,
  addStudent,
  approve,
  newFamily,
  operatorOf,
  readyTutors,
} from '../support/family.ts';
import { test } from '../support/test.ts';

for (const engine of otherEngines) {
  test(`OPS-250 in ${engine.name} a tutor signs in, reads the board and a job, and applies`, async ({
    site,
  }) => {
    const family = await newFamily(site);
    const student = await addStudent(family, 'Tasnim');
    const place = await addLocation(family, 'House 7, Road 3');
    const operator = await operatorOf(site);
    const jobId = await approve(operator, (await addRequest(family, student, place)).id);
    const [, phone = ''] = await readyTutors(operator);

    await visit(engine, site.url, async (page) => {
      await page.open('/auth/signin');
      await page.fill('Phone number or e-mail', phone);
      await page.fill('Password', password);
      await page.press({ role: 'button', name: 'Sign in' });
      await page.at('/tutor/dashboard');
      await page.see({ role: 'heading', name: /./ });

      await page.open('/job-board');
      await page.see({ text: /^Found [\d,]+\+? Jobs$/ });
      await page.open(`/job-details/${jobId}`);
      await page.press({ role: 'button', name: 'Apply Now' });
      await page.press({ role: 'button', name: 'Yes I Agree' });
      await page.see({ text: /^You have applied to this job/ });
    });
  });
}
