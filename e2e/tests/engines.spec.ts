import { otherEngines, visit } from '../engines/installed.ts';
import { password } from '../support/accounts.ts';
import { newJob, readyTutors } from '../support/family.ts';
import { test } from '../support/test.ts';

for (const engine of otherEngines) {
  test(`OPS-250 in ${engine.name} a tutor signs in, reads the board and a job, and applies`, async ({
    site,
  }) => {
    const { operator, jobId } = await newJob(site);
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
