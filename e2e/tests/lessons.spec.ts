import lessonsBn from '../../shared/features/src/lessons/locales/bn.ts';
import lessonsEn from '../../shared/features/src/lessons/locales/en.ts';
import { violationsOf } from '../support/axe.ts';
import { actAs } from '../support/outboxes.ts';
import { operatorPage, pageOf, phone } from '../support/sides.ts';
import { overflowOf } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';
import { newDeal } from '../support/trouble.ts';
import { textsOf } from '../support/words.ts';

const textOf = textsOf(lessonsEn, lessonsBn);

test('API-407 OPS-443 PAR-156 PAR-157 TUT-198 TUT-199 TUT-201 a guardian shows the code, the tutor enters it without a network, and both and the operators see the lesson held', async ({
  page,
  context,
  browser,
  site,
  problems,
}) => {
  const [t, en] = [textOf('bn'), textOf('en')];
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const { family, tutor, dealId } = await newDeal(site);
  await actAs(context, site, { caller: family, language: 'bn' });
  await page.setViewportSize(phone);
  const door = await pageOf({ browser, site, problems }, tutor.record);
  await door.setViewportSize(phone);
  const held = page.getByRole('article').filter({ hasText: t('state.held') });
  let code = '';

  await test.step('the guardian comes from the card of the tutor to the code of today', async () => {
    await page.goto('/parent/dashboard/teachers/my-tutor');
    await page.getByRole('link', { name: t('title') }).click();
    await expect(page.getByRole('heading', { name: t('code.title') })).toBeVisible();
    await expect(page.getByRole('img', { name: t('code.qr', { name: tutor.name }) })).toBeVisible();
    code = /[০-৯]{4}/.exec((await page.locator('strong').allTextContents()).join(' '))?.[0] ?? '';
    expect(code).toHaveLength(4);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('the tutor types it at the door, where there is no network', async () => {
    await door.goto('/tutor/my-pending-students');
    // This tutor has other tuitions, too, where another test of the worker made one.
    await door.locator(`main a[href="/tutor/lessons/${dealId}"]`).click();
    await expect(door.getByRole('heading', { name: en('door.title') })).toBeVisible();
    await expect(door.getByLabel('Digit 1')).toBeVisible();
    await door.context().setOffline(true);
    await door.getByLabel('Digit 1').pressSequentially(code);
    const kept = door.getByRole('list', { name: en('kept.title') });
    await expect(kept).toContainText('kept in this browser');
    await expect(door.getByLabel('Digit 1')).toHaveValue('');
    expect(await overflowOf(door)).toBeLessThanOrEqual(0);
    await door.context().setOffline(false);
    await expect(door.getByText(en('by.code'))).toBeVisible();
    await expect(kept).toHaveCount(0);
    expect(await violationsOf(door)).toEqual([]);
  });

  await test.step('both read that it is held', async () => {
    await page.reload();
    await expect(page.getByText(t('code.held'))).toBeVisible();
    await expect(held).toContainText(t('by.code'));
  });

  await test.step('the tutor says that the family cancelled the next lesson, and the guardian agrees with one press', async () => {
    await door.getByRole('button', { name: en('day.other') }).click();
    const asked = door.getByRole('dialog', { name: en('say.title.other') });
    // A day and the six hours that Bangladesh is ahead.
    const tomorrow = new Date(Date.now() + 30 * 3_600_000).toISOString().slice(0, 10);
    await asked.getByLabel(en('say.day')).fill(tomorrow);
    await asked.getByLabel(en('say.not_held')).check();
    await asked.getByLabel(en('say.who.guardian')).check();
    await asked.getByRole('button', { name: en('say.send') }).click();
    await expect(asked).toBeHidden();
    await page.goto(`/parent/dashboard/teachers/lessons/${dealId}?month=${tomorrow.slice(0, 7)}`);
    await page.getByRole('button', { name: t('agree') }).click();
    await expect(page.getByText(t('by.both'))).toBeVisible();
  });

  await test.step('an operator reads the same beside the deal', async () => {
    const operator = await operatorPage({ browser, site, problems });
    await operator.goto(`/ops/deals/${dealId}`);
    const lessons = operator.getByRole('list', { name: 'Lessons', exact: true });
    await expect(lessons).toContainText(en('by.code'));
  });
});
