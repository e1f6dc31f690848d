import type { Page } from '@playwright/test';
import { shownIn } from '../support/carousel.ts';
import { expect, test } from '../support/test.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** The whole landing page: its lower part comes when it is near. */
async function openLanding(page: Page): Promise<void> {
  await page.goto('/');
  await expect(heading(page, 'The right tutor, close to home')).toBeVisible();
  await region(page, 'Your evenings are worth more than waiting for a call').scrollIntoViewIfNeeded();
  await expect(heading(page, 'Featured On')).toBeAttached();
  // The server-rendered lower part goes when its code is there.
  await expect(page.locator('[data-lazy-section]')).toHaveCount(0);
}

test('PUB-001 PUB-002 PUB-003 PUB-004 PUB-005 PUB-006 PUB-007 PUB-019 PUB-020 the landing page and its claims; Hire Tutor leads to /crm/hire-tutor with the form for a tutor', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The right tutor, close to home');
  const claims = region(page, 'What you can count on').locator('strong');
  await expect(claims).toHaveText([
    'Up to 5 tutor CVs within 48 hours',
    'Lessons start within 24 hours',
    '100% verified tutors',
    'No commission',
    '100+ new jobs daily',
    '50,000+ tutors',
    '24/7 support',
  ]);
  for (const claim of await claims.all()) await expect(claim).toBeVisible();
  await region(page, 'The right tutor, close to home').getByRole('link', { name: 'Hire Tutor' }).click();
  await expect(page).toHaveURL('/crm/hire-tutor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hire a tutor');
  await expect(page.getByRole('form', { name: 'Hire a tutor' })).toBeVisible();
});

test('PUB-021 PUB-022 PUB-025 the 3-step guide, the problems of both sides, and how it works', async ({
  page,
}) => {
  await openLanding(page);
  for (const [name, count] of [
    ['Hire a tutor in 3 steps', 3],
    ['Finding a good tutor should not depend on luck', 3],
    ['Your evenings are worth more than waiting for a call', 3],
    ['How it works for tutors', 4],
  ] as const) {
    const items = region(page, name).getByRole('listitem');
    await expect(items).toHaveCount(count);
    for (const item of await items.all()) {
      await item.scrollIntoViewIfNeeded();
      await expect(item).toBeInViewport();
    }
  }
  await expect(
    page.getByText('No. Registration is free, and there is no payment step in it.'),
  ).toBeAttached();
});

test('PUB-023 PUB-024 two carousels of ten sample cards, turned by buttons and by keys', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLanding(page);
  for (const whose of ['parents', 'tutors']) {
    const track = region(page, `Sample reviews by ${whose}`);
    const section = region(page, `What ${whose} say`);
    await expect(track.getByRole('listitem')).toHaveCount(10);
    await expect(track.getByText('Sample', { exact: true })).toHaveCount(10);
    await track.scrollIntoViewIfNeeded();
    expect(await shownIn(track)).toEqual([1, 2, 3]);
    await section.getByRole('button', { name: 'Earlier reviews' }).click({ force: true });
    expect(await shownIn(track)).toEqual([1, 2, 3]);
    await section.getByRole('button', { name: 'More reviews' }).click();
    await expect.poll(() => shownIn(track)).toEqual([4, 5, 6]);
    await expect(section.getByText('4 to 6 of 10')).toBeVisible();
    await section.getByRole('button', { name: 'Earlier reviews' }).click();
    await expect.poll(() => shownIn(track)).toEqual([1, 2, 3]);
    await track.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shownIn(track)).toEqual([2, 3, 4]);
    await section.getByRole('button', { name: 'More reviews' }).click();
    await section.getByRole('button', { name: 'More reviews' }).click();
    await expect.poll(() => shownIn(track)).toEqual([8, 9, 10]);
    await expect(section.getByRole('button', { name: 'More reviews' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  }
});

test('PUB-026 Featured On moves, stops while hovered or focused, and never moves with reduced motion', async ({
  page,
}) => {
  await openLanding(page);
  await expect(heading(page, 'Featured On')).toBeVisible();
  const marks = region(page, 'Marks of the media, samples for now');
  await marks.scrollIntoViewIfNeeded();
  /** In px, over ten frames. */
  const moved = () =>
    marks
      .getByText('Sample D')
      .first()
      .evaluate(async (mark) => {
        const before = mark.getBoundingClientRect().x;
        for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
        return Math.abs(mark.getBoundingClientRect().x - before);
      });
  await page.mouse.move(0, 0);
  await expect.poll(moved).toBeGreaterThan(1);
  await marks.hover();
  await expect.poll(moved).toBe(0);
  await page.mouse.move(0, 0);
  await expect.poll(moved).toBeGreaterThan(1);
  await marks.focus();
  await expect.poll(moved).toBe(0);
  await marks.blur();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moved).toBe(0);
});

test('PUB-008 PUB-015 PUB-016 PUB-027 the FAQ unfolds to 14 answers and folds again', async ({ page }) => {
  await openLanding(page);
  const faq = region(page, 'Questions tutors ask');
  const list = faq.locator('dl');
  const toggle = faq.locator('summary');
  await faq.scrollIntoViewIfNeeded();
  const height = async () => (await list.boundingBox())?.height ?? 0;
  const folded = await height();
  const last = list.locator('dt').last();
  await expect(toggle).toHaveText('View All FAQ', { useInnerText: true });
  const isShown = async () => ((await last.boundingBox())?.y ?? 0) < ((await toggle.boundingBox())?.y ?? 0);
  expect(await isShown()).toBe(false);
  await toggle.click();
  await expect(toggle).toHaveText('View less FAQ', { useInnerText: true });
  await expect(list.locator('dt')).toHaveCount(14);
  await expect(list.locator('dd')).toHaveCount(14);
  expect(await height()).toBeGreaterThan(folded * 1.5);
  expect(await isShown()).toBe(true);
  for (const fact of [/HSC/, /valid phone and e-mail/, /at least 80% complete/, /10\/7/])
    await expect(list.getByText(fact).first()).toBeVisible();
  await toggle.click();
  await expect(toggle).toHaveText('View All FAQ', { useInnerText: true });
  expect(await height()).toBe(folded);
  await expect(toggle).toBeInViewport();
});
