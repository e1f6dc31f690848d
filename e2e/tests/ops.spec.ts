import type { BrowserContext, Locator, Page } from '@playwright/test';
import { accounts, password, putSession, sessionOf } from '../support/accounts.ts';
import { dialog, openJob } from '../support/board.ts';
import { operatorOf, readyTutors } from '../support/family.ts';
import { searchList, tabTo } from '../support/keyboard.ts';
import { newPerson } from '../support/people.ts';
import { startAsGuardian } from '../support/starts.ts';
import { expect, test } from '../support/test.ts';
import { newTrxId } from '../support/trouble.ts';
import { wordsOf } from '../support/words.ts';

async function apply(page: Page, jobId: number): Promise<void> {
  await page.goto('/job-board');
  await page.locator(`[data-job-id="${jobId}"]`).getByRole('link', { name: 'View Details' }).click();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await dialog(page, 'Confirmation!').getByRole('button', { name: 'Yes I Agree' }).click();
  await expect(page.getByText('You have applied to this job.')).toBeVisible();
}

/** Returns whether two parts of a page overlap. */
async function isCovered(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('A part is not there.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

async function post(page: Page, words: string): Promise<void> {
  await page.goto('/parent/dashboard/hire/home-tutor');
  for (const name of ['Student', 'Location'])
    await page.getByLabel(name, { exact: true }).selectOption({ index: 1 });
  await page.getByRole('group', { name: 'Subjects' }).getByRole('checkbox').first().check();
  await page.getByRole('group', { name: 'Tutor gender' }).getByRole('radio', { name: 'Any' }).check();
  await page.getByLabel('Requirement (optional)').fill(words);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL('/parent/dashboard/requests/tutor-requests');
  await expect(page.getByText('Tutor request sent successfully.')).toBeVisible();
  await expect(page.getByRole('article').first().getByText('Pending')).toBeVisible();
}

test('RUL-043 AUT-007 AUT-034 AUT-036 AUT-037 AUT-046 PAR-029 API-092 PAR-089 PAR-118 PAR-042 PAR-045 PAR-110 OPS-001 OPS-002 OPS-006 OPS-163 from zero to a paid charge between three people and an operator, who needs neither a terminal nor a mouse', async ({
  browser,
  site,
  problems,
}) => {
  test.setTimeout(240_000);
  const contexts: BrowserContext[] = [];
  const open = async (phone?: string): Promise<Page> => {
    const context = await browser.newContext();
    contexts.push(context);
    problems.watch(context);
    if (phone !== undefined) await putSession(context, site.url, await sessionOf(site.url, phone));
    return context.newPage();
  };
  const [one = '', two = ''] = await readyTutors(await operatorOf(site));
  const family = newPerson();
  const guardian = await open();
  const operator = await open();
  const { keyboard } = operator;
  /** Ends the 5 s in which an act could be cancelled; what it says is gone when the server took it. */
  const sendNow = async (act: RegExp) => {
    await expect(operator.getByRole('status').filter({ hasText: act })).toBeVisible();
    await operator.clock.fastForward(5_000);
    await expect(operator.getByRole('status').filter({ hasText: act })).toHaveCount(0);
  };
  const goTo = async (entry: string) => {
    await tabTo(operator, operator.getByRole('navigation').getByRole('link', { name: entry, exact: true }));
    await keyboard.press('Enter');
    await expect(operator.getByRole('heading', { level: 1, name: entry })).toBeVisible();
  };

  await test.step('the guardian signs up and posts two requests', async () => {
    await startAsGuardian(guardian, family, wordsOf('en'));
    await post(guardian, 'Patience.');
    await post(guardian, 'Not for a tutor.');
  });

  await test.step('the operator signs in and is at the page of the day', async () => {
    await operator.clock.install();
    await operator.goto('/auth/signin');
    await tabTo(operator, operator.getByLabel('Phone number or e-mail'));
    await keyboard.type(accounts.operator);
    await tabTo(operator, operator.getByLabel('Password', { exact: true }));
    await keyboard.type(password);
    await keyboard.press('Enter');
    await expect(operator).toHaveURL('/ops/today');
    await tabTo(operator, operator.getByRole('link', { name: /Requests to decide$/ }));
    await keyboard.press('Enter');
    await expect(operator).toHaveURL('/ops/requests');
  });

  await test.step('approves the first request as a job and rejects the second, which opened by itself', async () => {
    await searchList(operator, 'Requests', family.phone, 2);
    await keyboard.press('j');
    await keyboard.press('Enter');
    await expect(operator.getByText('Patience.').first()).toBeVisible();
    await tabTo(operator, operator.getByLabel('Salary a month (taka)'));
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type('6000');
    await tabTo(operator, operator.getByRole('button', { name: /^Approve/ }));
    const opened = operator.url();
    await keyboard.press('a');
    await expect(operator).not.toHaveURL(opened);
    await expect(operator.getByRole('textbox', { name: 'Requirement' })).toHaveValue('Not for a tutor.');
    await keyboard.press('r');
    const reject = dialog(operator, /^Reject: /);
    await tabTo(operator, reject.getByRole('radio').first());
    await keyboard.press('Space');
    await keyboard.press('Enter');
    await sendNow(/Approved: |Rejected: /);
    await expect(operator).toHaveURL(/\/ops\/requests\?q=/);
  });

  let jobId = 0;
  await test.step('the guardian sees both decisions', async () => {
    await guardian.reload();
    const articles = guardian.getByRole('article');
    await expect(articles.getByText('Rejected')).toBeVisible();
    await expect(articles.getByText(/We could not reach you by phone/)).toBeVisible();
    const link = guardian.locator('[href^="/job-details/"]');
    jobId = Number((await link.getAttribute('href'))?.split('/').at(-1));
  });

  const first = await open(one);
  const second = await open(two);
  await test.step('it is on the board, and two tutors apply', async () => {
    await apply(first, jobId);
    await apply(second, jobId);
  });

  let name = '';
  await test.step('the guardian sees both without a phone number, prefers one and asks to meet', async () => {
    await guardian.reload();
    await guardian.getByRole('link', { name: 'Candidates (2)' }).click();
    const cards = guardian.getByRole('article');
    await expect(cards).toHaveCount(2);
    await expect(guardian.getByRole('main')).not.toContainText(one);
    await expect(guardian.getByRole('main')).not.toContainText(two);
    await first.goto('/tutor/settings/personal-info');
    name = await first.getByLabel('Name', { exact: true }).inputValue();
    const card = guardian.getByRole('article', { name });
    await card.getByRole('button', { name: 'Prefer' }).click();
    await expect(card.getByRole('button', { name: 'Preferred', pressed: true })).toBeVisible();
    await card.getByRole('button', { name: 'Ask to meet' }).click();
    await dialog(guardian, `Meet ${name}?`).getByRole('button', { name: 'Ask to meet' }).click();
    await expect(card.getByText('Meeting requested')).toBeVisible();
  });

  await test.step('the operator sees the marks, appoints and confirms', async () => {
    await goTo('Jobs');
    await searchList(operator, 'Jobs', family.phone);
    await keyboard.press('j');
    await keyboard.press('Enter');
    const candidates = operator.getByRole('list', { name: 'Applications' });
    const chosen = candidates.getByRole('listitem').filter({ hasText: one });
    await expect(chosen).toContainText('Preferred by the guardian');
    await expect(chosen).toContainText('Guardian asks to meet');
    await keyboard.press('j');
    const link = chosen.getByRole('link', { name, exact: true });
    if (!(await link.evaluate((element) => element === document.activeElement))) await keyboard.press('j');
    await expect(link).toBeFocused();
    const moves = operator.getByRole('region', { name: 'What you can do' });
    const steps = [
      ['s', 'Shortlisted'],
      ['p', 'Appointed'],
      ['c', 'Confirmed'],
    ] as const;
    for (const [key, done] of steps) {
      await keyboard.press(key);
      // A key that charges the tutor asks first.
      const asked = dialog(operator, `Confirm ${name}?`);
      if (key === 'c') {
        await expect(asked.getByRole('button', { name: 'Confirm: charges the tutor ৳ 3,300' })).toBeFocused();
        await keyboard.press('Enter');
        await expect(asked).toHaveCount(0);
      }
      await expect(operator.getByRole('status').filter({ hasText: `${done}: ${name}` })).toBeVisible();
      expect(await isCovered(moves, operator.getByRole('status').filter({ hasText: done }))).toBe(false);
      await sendNow(new RegExp(`${done}: ${name}`));
      await expect(chosen).toContainText(done);
    }
  });

  await test.step('the job leaves the board, and the other tutor reads why', async () => {
    await second.goto('/job-board');
    await expect(second.getByText(/^Found [\d,]+\+? Jobs$/)).toBeVisible();
    await expect(second.locator(`[data-job-id="${jobId}"]`)).toHaveCount(0);
    await second.goto('/tutor/job-history/cancel-jobs');
    const ended = second
      .getByRole('article')
      .filter({ has: second.locator(`[href="/job-details/${jobId}"]`) });
    await expect(ended.getByText(/^Why it ended: \S/)).toBeVisible();
  });

  await test.step("both sides see each other's contact, and say that lessons have started", async () => {
    await guardian.goto('/parent/dashboard/teachers/my-tutor');
    await expect(guardian.getByRole('link', { name: `Call ${one}` })).toHaveAttribute('href', `tel:${one}`);
    await first.goto('/tutor/my-pending-students');
    const pending = first
      .getByRole('article')
      .filter({ has: first.locator(`[href="/job-details/${jobId}"]`) });
    await expect(pending).toContainText(family.name);
    await expect(pending).toContainText('House 7, Road 3');
    await expect(pending.locator(`[href="tel:${family.phone}"]`)).toBeVisible();
    await pending.getByRole('button', { name: 'Lessons have started' }).click();
    await dialog(first, 'Have the lessons started?').getByRole('button', { name: 'Yes, they have' }).click();
    await expect(pending.getByText(/Now the family has to confirm it/)).toBeVisible();
    await guardian.getByRole('button', { name: 'Lessons have started' }).click();
    await dialog(guardian, 'Have the lessons started?')
      .getByRole('button', { name: 'Yes, they have' })
      .click();
    await expect(guardian.getByRole('button', { name: 'Lessons have started' })).toHaveCount(0);
    await first.goto('/tutor/my-students');
    await expect(first.locator(`[href="/job-details/${jobId}"]`).first()).toBeVisible();
  });

  await test.step('the guardian plans the week', async () => {
    await guardian.getByRole('link', { name: 'Manage Tutor' }).click();
    await expect(guardian).toHaveURL(
      new RegExp(`/parent/dashboard/manage-tutor/routine/\\d+/\\d+/${jobId}$`),
    );
    await expect(guardian.getByText("This tutor doesn't have any routine!")).toBeVisible();
    await guardian.getByRole('button', { name: 'Add Routine' }).click();
    const form = dialog(guardian, 'Add Routine');
    await form.getByRole('checkbox', { name: 'Saturday' }).check();
    await form.getByLabel('Time').fill('17:00');
    await form.getByRole('button', { name: 'Add Routine' }).click();
    await expect(guardian.getByRole('row', { name: /Saturday.*05:00 PM/ })).toBeVisible();
  });

  const invoice = first.getByRole('article').filter({ has: first.locator(`[href="/job-details/${jobId}"]`) });
  await test.step('the tutor has an unpaid invoice of the job, which the operator marks as paid', async () => {
    await first.goto('/tutor/payment/invoice');
    await expect(invoice.getByText('Unpaid')).toBeVisible();
    // 55 % of the first 6,000: a home tutor's charge.
    await expect(invoice).toContainText('৳ 3,300');
    await goTo('Invoices');
    await searchList(operator, 'Invoices', String(jobId));
    await keyboard.press('j');
    await keyboard.press('m');
    await expect(dialog(operator, /^Paid: /)).toBeVisible();
    await tabTo(operator, operator.getByRole('textbox', { name: /^TrxID/ }));
    await keyboard.type(newTrxId());
    await tabTo(operator, operator.getByRole('textbox', { name: 'In your own words' }));
    await keyboard.type('Seen in the wallet');
    await tabTo(operator, dialog(operator, /^Paid: /).getByRole('button', { name: 'Mark as paid' }));
    await keyboard.press('Enter');
    await sendNow(/Marked as paid: /);
    await first.reload();
    await expect(invoice.getByText('Paid', { exact: true }).first()).toBeVisible();
  });

  await openJob(first, jobId);
  for (const context of contexts) await context.close();
});
