import type { JobBoardPage } from '@porao/contracts';
import { boardJobs, jobById } from '../support/board.ts';
import { holdFiles } from '../support/held-files.ts';
import { faultsOfPosting } from '../support/job-posting.ts';
import { noteShifts, shiftsOf } from '../support/layout-shift.ts';
import type { TestSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const html = { accept: 'text/html' };

/** The page as a crawler gets it. */
async function fetchPage(site: TestSite, path: string) {
  const answer = await fetch(site.url + path, { headers: html });
  const text = await answer.text();
  const tag = (pattern: RegExp) => pattern.exec(text)?.[1];
  const data = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return {
    status: answer.status,
    text,
    title: tag(/<title>([^<]*)/),
    canonical: tag(/<link rel="canonical" href="([^"]*)"/),
    picture: tag(/<meta property="og:image" content="([^"]*)"/),
    linkedData: data.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>),
  };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a job, the board, the front page and the terms can be read in both languages', async ({
    page,
    context,
    site,
    problems,
  }) => {
    problems.allow(/\.js csp$/);
    const [card] = await boardJobs(site);
    const job = await jobById(site, card?.id ?? 0);
    await page.goto(`/job-details/${job.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Need Tutor For ${job.iclass.class_name}`,
    );
    await expect(page.getByText(`৳ ${job.actual_salary.toLocaleString('en-IN')}`)).toBeVisible();
    await expect(page.getByText(job.full_address ?? '').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Other Requirement' })).toBeVisible();
    await page
      .getByRole('link', { name: /Job Board$/ })
      .last()
      .click();
    await expect(page.locator('[data-job-id]')).toHaveCount(10);
    await page.goto('/terms-conditions');
    await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'How it works for tutors' })).toBeVisible();
    const answers = page.locator('#faq-items dd');
    await expect(answers).toHaveCount(14);
    await expect(answers.first()).toBeVisible();
    const cards = page.getByRole('region', { name: 'Sample reviews by parents' });
    // Beside each other, as its styles say.
    const [left, right] = await cards.getByRole('listitem').all();
    expect((await left?.boundingBox())?.y).toBe((await right?.boundingBox())?.y);
    await page.goto('/?lang=bn');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('বাসার কাছেই মনের মতো টিউটর');
    await expect(page.getByRole('heading', { name: 'টিউটর হিসেবে যেভাবে শুরু করবেন' })).toBeVisible();
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'gt_selected_language')?.value).toBe('bn');
    await page.goto('/job-board');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('টিউশন বোর্ড');
  });
});

test('the structured data of 50 jobs is right, and tells nothing beyond the area', async ({ site }) => {
  const answer = await fetch(`${site.url}/job-board?per_page=50`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { data: jobs } = (await answer.json()) as JobBoardPage;
  expect(jobs).toHaveLength(50);
  for (const job of jobs) {
    const { status, linkedData, canonical, text } = await fetchPage(site, `/job-details/${job.id}`);
    expect(status).toBe(200);
    expect(canonical).toBe(`${site.url}/job-details/${job.id}`);
    const posting = linkedData.find((data) => data['@type'] === 'JobPosting');
    expect(faultsOfPosting(posting), `job ${job.id}`).toEqual([]);
    expect(text).not.toMatch(/"(flat_house|road_no)":"/);
  }
  const broken = { '@type': 'JobPosting', title: '', jobLocation: { '@type': 'Place', geo: {} } };
  expect(faultsOfPosting(broken).length).toBeGreaterThan(5);
});

test('link previews get a picture of 1200x630, crawlers the sitemap, and the lost what became of it', async ({
  site,
}) => {
  const [job] = await boardJobs(site);
  const open = await fetchPage(site, `/job-details/${job?.id}?lang=bn`);
  expect(open.canonical).toBe(`${site.url}/job-details/${job?.id}?lang=bn`);
  expect(open.title).toContain('পড়াও');
  const picture = Buffer.from(await (await fetch(open.picture ?? '')).arrayBuffer());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);

  const index = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
  const listed = (await Promise.all(files.map(async (file) => (await fetch(file)).text()))).join('');
  expect(listed).toContain(`<loc>${site.url}/job-details/${job?.id}</loc><lastmod>`);
  for (const path of ['/', '/job-board', '/terms-conditions', '/privacy-policy?lang=bn'])
    expect(listed).toContain(`<loc>${site.url}${path}</loc>`);

  const closed = await fetchPage(site, '/job-details/1');
  expect(closed.status).toBe(410);
  expect(closed.text).toContain('Similar jobs that are open');
  expect(listed).not.toContain(`${site.url}/job-details/1<`);
  expect((await fetchPage(site, '/job-details/99999999')).status).toBe(404);
});

test('the shell takes over without a shift, a skeleton or a call, and acts on a press that came before it', async ({
  page,
  context,
}) => {
  await noteShifts(context);
  await page.addInitScript(() => {
    const seen = { without: 0 };
    let shown = false;
    Object.assign(window, { seen });
    // Once the content is shown, no frame is without it.
    new MutationObserver(() => {
      const content = [...document.querySelectorAll('[data-main-content]')];
      const visible = content.some((element) => element.checkVisibility());
      if (shown && !visible) seen.without += 1;
      shown ||= visible;
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/job-board')) calls.push(request.url());
  });
  // No script comes before the button is pressed: until then the server's page is shown.
  const release = await holdFiles(page, /\/files\/.*\.js$/);
  await page.goto('/job-board', { waitUntil: 'commit' });
  const first = page.locator('#porao-first');
  await expect(first.locator('[data-job-id]').first()).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  const title = await page.title();
  await first.getByRole('button', { name: 'Filters' }).click();
  await expect(page).toHaveURL('/job-board?view=filters');
  await expect(first.getByRole('heading', { name: 'Filter jobs' })).toBeVisible();
  release();
  await expect(first).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Filter jobs' })).toBeVisible();
  expect(await page.title()).toBe(title);
  expect(calls).toEqual([]);
  expect(await page.evaluate('window.seen')).toEqual({ without: 0 });
  expect(await shiftsOf(page)).toEqual({ total: 0, moved: [] });
});
