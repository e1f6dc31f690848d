import type { Page } from '@playwright/test';
import { accounts, signIn } from '../support/accounts.ts';
import { boardAnswer, dialog, jobIn, openJob } from '../support/board.ts';
import { requestsTo } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('article');

test('PUB-028 PUB-056 PUB-066 PUB-069 a guest sees the total and cards with their facts', async ({
  page,
}) => {
  await page.goto('/job-board');
  const answered = await page.request.post('/job-board', { data: {} });
  const { total, data } = (await answered.json()) as {
    total: number;
    data: {
      id: number;
      iclass: { class_name: string };
      actual_salary: number;
      location: { location_name: string } | null;
      subjects: { subject_name: string }[];
      tutoring_place: { tutoring_place: string };
      days_in_week: number;
    }[];
  };
  await expect(page.getByRole('heading', { level: 1, name: 'Job Board' })).toBeVisible();
  await expect(page.getByText(`Found ${total.toLocaleString('en')} Jobs`)).toBeVisible();
  const [first] = data;
  if (!first) throw new Error('The demo data has no job.');
  const card = page.locator(`[data-job-id="${first.id}"]`);
  await expect(card.getByRole('heading')).toHaveText(`Student of ${first.iclass.class_name}`);
  await expect(card).toContainText(`Job ID: ${first.id}`);
  await expect(card).toContainText(first.actual_salary.toLocaleString('en'));
  await expect(card).toContainText(new RegExp(`${first.days_in_week} days? a week`));
  await expect(card).toContainText(first.location?.location_name ?? '');
  await expect(card).toContainText(first.subjects.map((subject) => subject.subject_name).join(', '));
  await expect(card).toContainText(/(Home|Online|Group) tutoring/);
  await expect(card.locator('time')).not.toBeEmpty();
});

test('PUB-061 the list continues while scrolling, and keeps its place after a job', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/job-board')) calls.push(request.url());
  });
  await page.goto('/job-board');
  await expect(cards(page).first()).toBeVisible();
  const count = await cards(page).count();
  await expect(async () => {
    // The list may draw a far card again at any moment.
    await cards(page).last().scrollIntoViewIfNeeded();
    expect(await cards(page).count()).toBeGreaterThan(count);
  }).toPass();
  // The first page came with the document.
  expect(calls.length).toBeGreaterThanOrEqual(1);

  const id = await cards(page).nth(count).getAttribute('data-job-id');
  const chosen = page.locator(`[data-job-id="${id}"]`);
  await chosen.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(`/job-details/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Need Tutor For/ })).toBeVisible();
  const before = calls.length;
  await page.goBack();
  await expect(page.locator(`[data-job-id="${id}"]`)).toBeInViewport();
  expect(calls).toHaveLength(before);
});

test('PUB-061 on a slow processor a page is requested only when all before it are in the list', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    const counts: number[] = [];
    const send = fetch;
    globalThis.fetch = (url, init) => {
      if (init?.method === 'POST' && typeof url === 'string' && url.endsWith('/job-board'))
        counts.push(document.querySelector('[data-main-content]')?.childElementCount ?? 0);
      return send(url, init);
    };
    Object.assign(globalThis, { counts });
  });
  await page.goto('/job-board');
  await expect(cards(page).first()).toBeVisible();
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.mouse.move(180, 400);
  const counts = () => page.evaluate(() => (globalThis as unknown as { counts: number[] }).counts);
  const flick = async () => {
    for (let turn = 0; turn < 5; turn++) await page.mouse.wheel(0, 900);
    return (await counts()).length;
  };
  await expect.poll(flick).toBeGreaterThanOrEqual(3);
  // The first page comes with the document, or is the first request where the server had no time for it.
  const asked = await counts();
  const held = Math.min(asked[0] ?? 0, 1);
  expect(asked).toEqual(asked.map((_, index) => index + held));
});

test('PUB-062 PUB-063 an empty board and the end of a short list say so', async ({ page }) => {
  await page.goto('/job-board?lat=0&lon=0&distance=1');
  await expect(page.getByText('No job available.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/job-board');
  await page.goto('/job-board?lat=23.7461&lon=90.3742&distance=1');
  await expect(cards(page).first()).toBeVisible();
  const end = page.getByText('No more jobs to load');
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return end.isVisible();
    })
    .toBe(true);
});

test('PUB-064 PUB-092 a board that fails says so after exactly one call', async ({ page, problems }) => {
  problems.allow(/status of 500 .*\/job-board/);
  let calls = 0;
  await page.route('**/job-board', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    calls += 1;
    return route.fulfill({ status: 500, json: { status: 'failed', message: 'Broken.' } });
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'See tuition jobs' }).click();
  await expect(page.getByText('Error fetching data! Please try again!')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(calls).toBe(1);
});

test('PUB-057 PUB-058 PUB-060 PUB-084 filters narrow the list on Apply, in a side panel or a bottom sheet', async ({
  page,
}) => {
  await page.goto('/job-board');
  const found = page.getByText(/^Found [\d,]+\+? Jobs?$/);
  await expect(found).toBeVisible();
  const all = await found.innerText();
  const panel = dialog(page, 'Filter jobs');
  const open = async () => {
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(panel).toBeVisible();
  };

  await open();
  const side = await panel.boundingBox();
  expect(side?.height).toBe(800);
  // Beside the page's scroll bar.
  expect((side?.x ?? 0) + (side?.width ?? 0)).toBeGreaterThan(1260);
  await panel.getByRole('radio', { name: 'Female', exact: true }).check();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/job-board');
  await expect(found).toHaveText(all);

  await page.setViewportSize({ width: 360, height: 740 });
  await open();
  await expect
    .poll(async () => {
      const sheet = await panel.boundingBox();
      return sheet && sheet.width > 340 && Math.round(sheet.y + sheet.height) === 740 && sheet.y > 0;
    })
    .toBe(true);
  await panel.getByRole('radio', { name: 'Male', exact: true }).check();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/job-board?gender=male');
  await expect(found).not.toHaveText(all);
  await expect(page.getByText('Female Tutor preferred')).toHaveCount(0);

  await page.setViewportSize({ width: 1280, height: 800 });
  const salary = async () => {
    const texts = await page.locator('article strong').allTextContents();
    return texts.map((text) => Number(text.replace(/\D/g, '')));
  };
  for (const [preset, from, to] of [
    ['2000-5000', 2000, 5000],
    ['5000-8000', 5000, 8000],
    ['8000-12000+', 8000, Number.POSITIVE_INFINITY],
  ] as const) {
    await open();
    await panel.getByRole('radio', { name: preset, exact: true }).check();
    const answered = boardAnswer(page);
    await panel.getByRole('button', { name: 'Apply' }).click();
    await answered;
    await expect(page).toHaveURL(new RegExp(`salary=${preset.replace('+', '%2B')}$`));
    await expect
      .poll(async () => {
        const amounts = await salary();
        return amounts.length > 0 && amounts.every((amount) => amount >= from && amount <= to);
      })
      .toBe(true);
  }
});

test('PUB-053 an unknown job says so with its id, and without an id too', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  for (const path of ['/job-details', '/job-details/99999999']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Job not found!' })).toBeVisible();
    await expect(page.getByText('Wrong job id or this job is not available anymore.')).toBeVisible();
  }
  await expect(page.getByText('Job ID: 99999999')).toBeVisible();
});

test('PUB-048 PUB-068 PUB-089 saving a job from its card and its page persists, and is taken back', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site.url, accounts.readyTutor);
  await page.goto('/job-board');
  const card = cards(page).nth(1);
  const id = Number(await card.getAttribute('data-job-id'));
  await card.getByRole('button', { name: 'Save job' }).click();
  await expect(page.getByText('Job saved successfully.')).toBeVisible();
  await page.reload();
  const saved = page.locator(`[data-job-id="${id}"]`).getByRole('button', { name: 'Remove from saved jobs' });
  await expect(saved).toBeVisible();

  await openJob(page, id);
  const removed = page.waitForResponse(
    (answer) => answer.url().endsWith(`/api/saved-jobs/${id}`) && answer.request().method() === 'DELETE',
  );
  await page.getByRole('button', { name: 'Remove from saved jobs' }).click();
  expect((await removed).status()).toBe(200);
  await expect(page.getByText('Job removed successfully.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Save job' })).toBeVisible();
});

test('PUB-083 a guest who saves is asked to sign in and comes back, a guardian is told to switch, and no call is made', async ({
  page,
  context,
  site,
}) => {
  const calls = requestsTo(page, /\/api\/saved-jobs/);
  await page.goto('/job-board?gender=male');
  await cards(page).first().getByRole('link', { name: 'Save job' }).click();
  await expect(page).toHaveURL('/auth/signin');
  const intended = (await context.cookies()).find(({ name }) => name === 'gt_intended_path');
  expect(decodeURIComponent(intended?.value ?? '')).toBe('/job-board?gender=male');

  await signIn(context, site.url, accounts.guardian);
  const { id } = await jobIn(site, 'Dhaka');
  await openJob(page, id);
  await page.getByRole('button', { name: 'Save job' }).click();
  await expect(dialog(page, 'Switch Required')).toBeVisible();
  expect(calls).toEqual([]);
});
