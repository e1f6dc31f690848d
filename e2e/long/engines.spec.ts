import { allEngines, visit } from '../engines/installed.ts';
import { accounts } from '../support/accounts.ts';
import { jobIn } from '../support/board.ts';
import { newHousehold, operatorOf, readyTutors } from '../support/family.ts';
import { newPerson } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const t = wordsOf('en');

for (const engine of allEngines) {
  test(`OPS-250 in ${engine.name}, public: from the landing page to filtered jobs and one of them, in Bengali`, async ({
    site,
  }) => {
    const job = await jobIn(site, 'Dhaka');
    await visit(engine, site.url, async (page) => {
      await page.open('/');
      await page.press({ role: 'link', name: 'See tuition jobs' });
      await page.at('/job-board');
      await page.press({ role: 'button', name: 'Filters' });
      await page.see({ role: 'dialog', name: 'Filter jobs' });
      await page.press({ role: 'radio', name: 'Female' });
      await page.press({ role: 'button', name: 'Apply' });
      await page.unseen({ role: 'dialog', name: 'Filter jobs' });
      await page.see({ text: /^Found [\d,]+\+? Jobs$/ });
      await page.open(`/job-details/${job.id}`);
      await page.see({ role: 'heading', name: /^Need Tutor For / });
      await page.press({ role: 'button', name: /বাংলা/ });
      await page.see({ text: /টিউটর/ });
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('bn');
    });
  });

  test(`OPS-250 RUL-045 in ${engine.name}, sign-up: a guardian with Bengali digits, a code in the third box and fields filled at once`, async ({
    site,
  }) => {
    const person = newPerson();
    await visit(engine, site.url, async (page) => {
      await page.open('/auth/parent/signup');
      await page.fill(t('signup.name'), person.name);
      const bengali = person.phone.replaceAll(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? digit);
      await page.fill(t('signup.phone'), bengali);
      await page.autofill(t('signup.email'), person.email, false);
      await page.press({ role: 'radio', name: t('gender.male') });
      await page.fill(t('signup.password'), person.password);
      await page.autofill(t('signup.confirmation'), person.password, true);
      const code = await page.codeAfter(t('signup.submit'));
      await page.at('/auth/otp-verification');
      await page.autofill(t('otp.digit', { place: '3' }), code, true);

      await page.at('/auth/parent/details/add-student');
      await page.fill(t('student.name'), 'Tasnim');
      await page.press({ role: 'radio', name: t('gender.female') });
      await page.choose(t('student.category'), 1);
      await page.choose(t('student.class'), 1);
      await page.press({ label: t('student.notEnrolled') });
      await page.fill(t('student.age'), '১৩');
      await page.press({ role: 'button', name: t('student.submit') });
      await page.at('/auth/parent/details/add-location');
    });
  });

  test(`OPS-250 in ${engine.name}, tutor: the dashboard, a salary in Bengali digits and the CV as a PDF`, async ({
    site,
  }) => {
    const [, , , phone = ''] = await readyTutors(await operatorOf(site));
    await visit(engine, site.url, async (page) => {
      await page.signIn(phone);
      await page.open('/tutor/dashboard');
      await page.see({ role: 'progressbar' });
      await page.open('/tutor/profile/update/tutoring#salary');
      await page.fill('Expected salary', '৭,৭৭০');
      await page.press({ role: 'button', name: 'Update' });
      await page.see({ text: /7,770/ });

      await page.open('/tutor/cv');
      await page.evaluate(() => {
        const real = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (source) => {
          if (source instanceof Blob)
            void source.text().then((text) => {
              if (text.startsWith('%PDF-')) document.documentElement.dataset['pdf'] = '1';
            });
          return real(source);
        };
      });
      await page.press({ role: 'button', name: 'Download CV' });
      await page.until(() => document.documentElement.dataset['pdf'] === '1');
      await page.unseen({ text: 'The CV could not be made.' });
    });
  });

  test(`OPS-250 in ${engine.name}, guardian and back office: a request is sent, and approved as a job`, async ({
    site,
  }) => {
    const family = await newHousehold(site);
    const { phone, password } = family.person;
    await visit(engine, site.url, async (page) => {
      await page.signIn(phone, password);
      await page.open('/parent/dashboard/hire/home-tutor');
      await page.choose('Student', 1);
      await page.choose('Location', 1);
      await page.press({ role: 'checkbox', name: 'Mathematics' });
      await page.fill('Requirement (optional)', 'Patience.');
      await page.press({ role: 'button', name: 'Send request' });
      await page.at('/parent/dashboard/requests/tutor-requests');
      await page.see({ role: 'article', text: 'Patience.' });
    });
    const [request] = (await family.get<{ data: { id: number }[] }>('/api/tutor-request')).data;
    expect(request).toBeDefined();
    await visit(engine, site.url, async (page) => {
      await page.signIn(accounts.operator);
      await page.open(`/ops/requests/${request?.id}`);
      await page.fill('Salary a month (taka)', '৬০০০');
      await page.press({ role: 'button', name: /^Approve/ });
      await page.see({ role: 'status', text: /^Approved: / });
    });
  });
}
