import { expect, type Page, type Response } from '@playwright/test';
import type { Job, JobCard } from '@porao/contracts';
import type { TestSite } from './site.ts';

/** Kilometres between two positions in degrees. */
export function distance(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((b.latitude - a.latitude) * rad) / 2) ** 2 +
    Math.cos(a.latitude * rad) *
      Math.cos(b.latitude * rad) *
      Math.sin(((b.longitude - a.longitude) * rad) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(h));
}

/** The first page of the board as a guest gets it. */
export async function boardJobs(site: Pick<TestSite, 'url'>, body: object = {}): Promise<JobCard[]> {
  const answer = await fetch(`${site.url}/job-board`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { data: JobCard[] }).data;
}

export async function jobById(site: TestSite, id: number): Promise<Job> {
  const answer = await fetch(`${site.url}/api/job-board/${id}`);
  return ((await answer.json()) as { data: Job }).data;
}

/** A job of the board's first page by the name of its city. */
export async function jobIn(site: TestSite, city: string, skip = 0): Promise<JobCard> {
  const job = (await boardJobs(site)).filter((card) => card.city?.city_name === city)[skip];
  if (!job) throw new Error(`The first page of the board has no job number ${skip + 1} in ${city}.`);
  return job;
}

/** The next answer to a page that reads the board. */
export const boardAnswer = (page: Page): Promise<Response> =>
  page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === '/job-board' && answer.request().method() === 'POST',
  );

/** Opens a job's page and waits for its facts. */
export async function openJob(page: Page, id: number): Promise<void> {
  await page.goto(`/job-details/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Need Tutor For / })).toBeVisible();
}

export const dialog = (page: Page, title: string | RegExp) => page.getByRole('dialog', { name: title });
