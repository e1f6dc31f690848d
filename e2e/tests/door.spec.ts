import type { LessonMonth } from '@porao/contracts';
import lessonsBn from '../../shared/features/src/lessons/locales/bn.ts';
import lessonsEn from '../../shared/features/src/lessons/locales/en.ts';
import { callerOf } from '../support/family.ts';
import { actAs } from '../support/outboxes.ts';
import { pageOf, phone } from '../support/sides.ts';
import { overflowOf } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';
import { newDeal } from '../support/trouble.ts';
import { textsOf } from '../support/words.ts';

const textOf = textsOf(lessonsEn, lessonsBn);
const t = textOf('bn');
const hour = 3_600_000;

test('API-408 TUT-199 PAR-157 a code that ten devices guess is closed after five tries; then both say that the lesson was held', async ({
  page,
  context,
  browser,
  site,
  problems,
}) => {
  problems.allow(/status of 422/);
  const { family, tutor, dealId } = await newDeal(site);
  const { data } = await family.get<{ data: LessonMonth }>(`/api/deals/${dealId}/lessons`);
  const [day, right] = [data.code?.day, data.code?.digits ?? ''];
  const wrong = String((Number(right) + 1) % 10_000).padStart(4, '0');
  const refusals: string[] = [];
  for (let device = 0; device < 10; device++) {
    const { post } = await callerOf(site, tutor.phone_no);
    const key = crypto.randomUUID();
    const entered = post(`/api/deals/${dealId}/lessons/code`, { key, day, code: wrong });
    refusals.push(await entered.then(String, String));
  }
  const counted = refusals.map((refusal) => /(\d) (?:try is|tries are) left/.exec(refusal)?.[1]);
  expect(counted.slice(0, 4)).toEqual(['4', '3', '2', '1']);
  expect(counted.slice(4)).toEqual(Array.from({ length: 6 }, () => undefined));

  await actAs(context, site, { caller: tutor, language: 'bn' });
  await page.setViewportSize(phone);
  await page.goto(`/tutor/lessons/${dealId}`);
  await page.getByLabel(t('door.digit', { place: '১' })).pressSequentially(right);
  await expect(
    page
      .getByRole('form', { name: t('door.title') })
      .getByRole('alert')
      .first(),
  ).toBeVisible();
  await expect(page.getByText(t('door.without'))).toBeVisible();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: t('day.other') }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(t('say.day')).fill(data.today);
  await form.getByLabel(t('say.held'), { exact: true }).check();
  await form.getByRole('button', { name: t('say.send') }).click();
  await expect(form).toBeHidden();
  const home = await pageOf({ browser, site, problems }, family.record);
  await home.goto(`/parent/dashboard/teachers/lessons/${dealId}`);
  await home.getByRole('button', { name: textOf('en')('agree') }).click();
  await expect(home.getByText(textOf('en')('by.both'))).toBeVisible();
});

test('API-410 TUT-199 a code that is entered where there is no network for two days is kept, and taken with the network', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const { family, tutor, dealId } = await newDeal(site);
  const { data } = await family.get<{ data: LessonMonth }>(`/api/deals/${dealId}/lessons`);
  await actAs(context, site, { caller: tutor, language: 'bn' });
  await page.setViewportSize(phone);
  await page.clock.install();
  await page.goto(`/tutor/lessons/${dealId}`);
  await expect(page.getByRole('heading', { name: t('door.title') })).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel(t('door.digit', { place: '১' })).pressSequentially(data.code?.digits ?? '');
  const kept = page.getByRole('list', { name: t('kept.title') });
  await expect(kept.getByRole('listitem')).toHaveCount(1);
  for (const until of [24, 24]) {
    await page.clock.fastForward(until * hour);
    await expect(kept.getByRole('listitem')).toHaveCount(1);
  }
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await context.setOffline(false);
  await expect(page.getByText(t('by.code'))).toBeVisible();
  await expect(kept).toHaveCount(0);
});
