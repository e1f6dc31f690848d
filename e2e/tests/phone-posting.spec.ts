import type { Locator } from '@playwright/test';
import type { OpsRequestDetails } from '@porao/contracts';
import { accounts, signIn } from '../support/accounts.ts';
import { approve, operatorOf } from '../support/family.ts';
import { sendText, textsTo, untilTold } from '../support/outboxes.ts';
import { newPerson } from '../support/people.ts';
import { countPresses } from '../support/presses.ts';
import { expect, test } from '../support/test.ts';

/** Characters that an operator types in a minute. */
const typingSpeed = 200;
const secondsEachPress = 1.5;

test('SHL-153 OPS-284 an operator posts for a family on the phone in at most 4 minutes of typing and presses, and the family goes on by text messages', async ({
  page,
  context,
  site,
}) => {
  const { phone } = newPerson();
  const operator = await operatorOf(site);
  await signIn(context, site.url, accounts.operator);
  await page.clock.install();
  const presses = await countPresses(page);
  let typed = 0;
  const type = async (field: Locator, text: string) => {
    await field.fill(text);
    typed += text.length;
  };
  await page.goto('/ops/requests');
  await page.getByRole('link', { name: 'Request by phone' }).click();

  await expect(page.getByLabel('Phone number of the family')).toBeFocused();
  await type(page.getByLabel('Phone number of the family'), phone);
  await type(page.getByLabel('Name of the guardian'), 'Rokeya Begum');
  await page.getByLabel('Medium or kind of course').selectOption('Bangla Medium');
  await page.getByLabel('Class or course').selectOption('Class 8');
  await page.getByRole('checkbox', { name: 'Mathematics' }).check();
  await page.getByRole('checkbox', { name: 'English', exact: true }).check();
  await expect(page.getByLabel('City').locator('option:checked')).toHaveText('Dhaka');
  await type(page.getByRole('combobox', { name: 'Area' }), 'Dhanmondi');
  await page.getByRole('option', { name: 'Dhanmondi', exact: true }).click();
  await type(page.getByLabel('Budget in taka a month (optional)'), '5000');
  await page.getByRole('group', { name: 'Time of day' }).getByRole('radio', { name: 'Evening' }).check();
  await type(
    page.getByLabel('Anything else (optional)'),
    'Algebra is hard for her. A patient tutor, who also looks at the home work of the school.',
  );
  await type(page.getByLabel('Name of the student'), 'Tasnim');
  await page
    .getByRole('group', { name: 'Gender of the student' })
    .getByRole('radio', { name: 'Female' })
    .check();
  await type(page.getByLabel('Age of the student'), '13');
  await page.getByRole('checkbox', { name: /reading out the code/ }).check();
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByRole('heading', { name: 'The code that the family reads out' })).toBeVisible();
  const [code = ''] = /\d{6}/.exec((await textsTo(operator, phone))[0]?.body ?? '') ?? [];
  // The sixth digit sends it.
  await type(page.getByLabel('Digit 1'), code);
  const posted = page.getByRole('heading', { name: /^Request \S+ is posted$/ });
  await expect(posted).toBeFocused();
  const minutes = typed / typingSpeed + (presses() * secondsEachPress) / 60;
  test.info().annotations.push({ type: 'minutes', description: minutes.toFixed(1) });
  expect(minutes).toBeLessThanOrEqual(4);
  const id = Number((await posted.textContent())?.replaceAll(/\D/g, ''));

  // A message that a program would have to guess at waits for an operator.
  const unclear = 'হ্যাঁ, তবে বিকালে';
  await sendText(site, phone, unclear);
  await page.goto('/ops/replies');
  await expect(page.getByRole('list', { name: 'SMS replies' }).getByText(unclear)).toBeVisible();
  await page.keyboard.press('d');
  const said = page.getByRole('status').filter({ hasText: 'Done: message of Rokeya Begum' });
  await expect(said).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(said).toHaveCount(0);
  await expect(page.getByText('No messages here')).toBeVisible();

  // Terms below the budget are asked for by SMS; the first answer of an account's first question is to agree.
  const stage = async () =>
    (await operator.get<{ data: OpsRequestDetails }>(`/api/ops/requests/${id}`)).data.request.stage;
  await approve(operator, id, 4000);
  expect(await stage()).toBe('Terms');
  await untilTold(operator);
  await sendText(site, phone, '১');
  expect(await stage()).toBe('Approved');
  expect((await textsTo(operator, phone))[0]?.body).toContain('পড়াও: ');
});
