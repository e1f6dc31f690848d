import routineBn from '../../shared/features/src/routine/locales/bn.ts';
import routineEn from '../../shared/features/src/routine/locales/en.ts';
import { violationsOf } from '../support/axe.ts';
import { dialog } from '../support/board.ts';
import { actAs } from '../support/outboxes.ts';
import { operatorPage, pageOf, phone } from '../support/sides.ts';
import { overflowOf } from '../support/sweep.ts';
import { taughtDeal } from '../support/taught.ts';
import { expect, test } from '../support/test.ts';
import { textsOf } from '../support/words.ts';

const textOf = textsOf(routineEn, routineBn);

test('PAR-185 TUT-230 OPS-470 OPS-471 a guardian proposes a Ramadan timetable for all days, the tutor agrees with one press, declines a pause, and an operator moves Ramadan', async ({
  page,
  context,
  browser,
  site,
  problems,
}) => {
  const [t, en] = [textOf('bn'), textOf('en')];
  const { family, tutor, dealId } = await taughtDeal(site);
  await actAs(context, site, { caller: family, language: 'bn' });
  await page.setViewportSize(phone);
  const student = await pageOf({ browser, site, problems }, tutor);
  await student.setViewportSize(phone);

  await test.step('the guardian proposes other times for all days of Ramadan', async () => {
    await page.goto(`/parent/dashboard/teachers/lessons/${dealId}`);
    await page.getByRole('button', { name: t('propose.ramadan') }).click();
    const form = page.getByRole('dialog', { name: t('propose.title') });
    await expect(form.getByRole('list', { name: t('propose.times') }).getByRole('listitem')).toHaveCount(2);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await form.getByRole('button', { name: t('propose.send') }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('button', { name: t('back') })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  const holds = student.getByRole('list', { name: en('title') });
  await test.step('the tutor agrees with one press', async () => {
    await student.goto(`/tutor/lessons/${dealId}`);
    await student.getByRole('button', { name: en('agree'), exact: true }).click();
    await expect(holds).toContainText('2 hours earlier');
    expect(await overflowOf(student)).toBeLessThanOrEqual(0);
    expect(await violationsOf(student)).toEqual([]);
  });

  await test.step('a pause for exams is proposed, and declined', async () => {
    await page.reload();
    await page.getByRole('button', { name: t('propose'), exact: true }).click();
    const form = page.getByRole('dialog', { name: t('propose.title') });
    await form.getByRole('button', { name: t('propose.send') }).click();
    await expect(form).toBeVisible();
    // A day and the six hours that Bangladesh is ahead.
    const tomorrow = new Date(Date.now() + 30 * 3_600_000).toISOString().slice(0, 10);
    await form.getByLabel(t('propose.from')).fill(tomorrow);
    await form.getByLabel(t('propose.to')).fill(tomorrow);
    await form.getByRole('radio', { name: t('why.exam') }).check();
    await form.getByRole('button', { name: t('propose.send') }).click();
    await expect(form).toBeHidden();
    await student.reload();
    await student.getByRole('button', { name: en('decline'), exact: true }).click();
    await expect(student.getByRole('button', { name: en('propose'), exact: true })).toBeVisible();
    await expect(holds.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('an operator reads both, and moves Ramadan by a day', async () => {
    const operator = await operatorPage({ browser, site, problems });
    await operator.goto(`/ops/deals/${dealId}`);
    const proposed = operator.getByRole('list', { name: 'Ramadan, exams and holidays' });
    await expect(proposed.getByRole('listitem')).toHaveCount(2);
    await expect(proposed).toContainText('Declined');
    await operator.goto('/ops/seasons');
    const season = operator.getByRole('article').filter({ hasText: 'Ramadan' }).last();
    const days = await season.textContent();
    await season.getByRole('button', { name: 'Move' }).click();
    const form = dialog(operator, 'Days of Ramadan or Eid');
    const from = form.getByLabel('First day');
    const later = new Date(Date.parse(await from.inputValue()) + 86_400_000).toISOString().slice(0, 10);
    await from.fill(later);
    await form.getByLabel('Why, such as the announcement').fill('The moon was seen a day later.');
    expect(await violationsOf(operator)).toEqual([]);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await expect(season).not.toHaveText(days ?? '');
  });
});
