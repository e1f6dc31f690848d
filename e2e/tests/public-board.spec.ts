import { boardAnswer, boardJobs, dialog } from '../support/board.ts';
import { expect, test } from '../support/test.ts';

test('a subject and an order are chosen, are in the address, and are removed', async ({ page, site }) => {
  await page.goto('/job-board');
  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = dialog(page, 'Filter jobs');
  await panel.getByLabel('Category').selectOption({ label: 'Bangla Medium' });
  await panel.getByLabel('Class', { exact: true }).selectOption({ label: 'Class 8' });
  await panel.getByLabel('Subject').selectOption({ label: 'Mathematics' });
  const answered = boardAnswer(page);
  await panel.getByRole('button', { name: 'Apply' }).click();
  const { data } = (await (await answered).json()) as {
    data: { iclass: { class_name: string }; subjects: { subject_name: string }[] }[];
  };
  expect(data.length).toBeGreaterThan(0);
  for (const { iclass, subjects } of data) {
    expect(iclass.class_name).toBe('Class 8');
    expect(subjects.map((subject) => subject.subject_name)).toContain('Mathematics');
  }
  await expect(page).toHaveURL('/job-board?category=1&class=111&subject=11103');
  await expect(page.getByRole('button', { name: 'Remove filter: Mathematics' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter: Bangla Medium' }).click();
  await expect(page).toHaveURL('/job-board');

  await page.getByLabel('Sort by').selectOption({ label: 'Highest salary' });
  await expect(page).toHaveURL('/job-board?sort=salary');
  const [best] = await boardJobs(site, { sort: 'salary' });
  await expect(page.getByRole('article').first()).toHaveAttribute('data-job-id', String(best?.id));
  await page.goBack();
  await expect(page.getByLabel('Sort by')).toHaveValue('');
});

test('the map has the same result in pins that open to their jobs, from the keyboard too', async ({
  page,
}) => {
  await page.goto('/job-board?gender=female');
  const found = page.getByText(/^Found [\d,]+ Jobs$/);
  const total = Number((await found.innerText()).replace(/\D/g, ''));
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/job-board/map'));
  await page.getByRole('link', { name: 'Map' }).click();
  await expect(page).toHaveURL('/job-board?gender=female&view=map');
  const map = (await (await answered).json()) as { total: number; data: { latitude: number }[] };
  expect(map.total).toBe(total);
  for (const { latitude } of map.data) expect(Math.round(latitude * 1000) % 10).toBe(5);

  const pins = page.getByRole('button', { name: /jobs? here$/ });
  await expect(pins.first()).toBeVisible();
  const numbers = (await pins.locator('[aria-hidden]').allInnerTexts()).map((text) =>
    Number(text.replace(/\D/g, '')),
  );
  expect(numbers.reduce((sum, count) => sum + count, 0)).toBe(total);
  const jobs = page.getByRole('region', { name: /^Here:/ });
  // A pin of several places comes nearer; one of a place opens it.
  await expect(async () => {
    await pins.first().focus();
    await page.keyboard.press('Enter');
    await expect(jobs).toBeVisible({ timeout: 500 });
  }).toPass({ intervals: [0] });
  await expect(jobs.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/&cell=/);
  await expect(jobs.getByText('Male Tutor preferred', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(jobs.getByRole('article').first()).toBeVisible();
});

test('PUB-110 in Bengali no name of a class, a subject or a place is left in English, and a phone shows two jobs a screen', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'gt_selected_language', value: 'bn', url: site.url }]);
  await page.goto('/job-board');
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  for (const text of await page.getByRole('article').allInnerTexts()) expect(text).not.toMatch(/[A-Za-z]/);
  await page.setViewportSize({ width: 360, height: 740 });
  const tallest = await page
    .getByRole('article')
    .evaluateAll((found) => Math.max(...found.map(({ clientHeight }) => clientHeight)));
  // Half of what is below the bar, without the gap between two.
  expect(tallest).toBeLessThan((740 - 64 - 16) / 2);
  const id = await card.getAttribute('data-job-id');
  await page.goto(`/job-details/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const written = page.getByRole('region', { name: 'অন্যান্য চাহিদা' });
  const all = await page.locator('#content').innerText();
  const theirs = (await written.count()) > 0 ? await written.innerText() : '';
  expect(all.replace(theirs, '')).not.toMatch(/[A-Za-z]{2,}/);
});

test('PUB-110 on a phone the filter button is in its place before the list has come', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/*.js', (route) => route.abort());
  await page.route('**/job-board', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, html.indexOf('<article')) });
  });
  await page.goto('/job-board', { waitUntil: 'load' });
  const box = await page.getByRole('button', { name: 'Filters' }).boundingBox();
  expect(Number(box?.y)).toBeGreaterThan(740 - 80);
});
