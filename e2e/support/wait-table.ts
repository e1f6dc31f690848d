import type { Page } from '@playwright/test';
import type { MyTutor } from '@porao/contracts';
import { applicationsOf, approve, move } from './family.ts';
import { expect } from './test.ts';
import type { Wait, Waiting } from './waits.ts';

/** A job of the request, to which the tutor applied. */
async function apply({ operators: { caller }, tutor, facts }: Waiting) {
  const job = await approve(caller, Number(facts.request));
  await tutor.caller.post(`/api/apply/${job}`);
  const [application] = await applicationsOf(caller, job);
  if (!application) throw new Error('Nobody applied.');
  const moveTo = async (...states: string[]) => {
    for (const to of states) await move(caller, application.id, to);
  };
  return { job, application, moveTo };
}

const candidates = ({ facts }: Waiting) =>
  `/parent/dashboard/requests/tutor-requests/${facts.request}/candidates`;
const ofJob = (page: Page, { facts }: Waiting) =>
  page.getByRole('article').filter({ has: page.locator(`[href="/job-details/${facts.job}"]`) });
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** The waits of docs/adr/0034. */
export const waits = {
  review: {
    hours: 25,
    begin: async () => ({}),
    answer: async ({ facts }, open) => {
      const page = await open('operators', `/ops/requests/${facts.request}`);
      await page.getByLabel('Salary a month (taka)').fill('6000');
      const sent = page.waitForResponse((response) => response.url().endsWith(`/${facts.request}/approve`));
      await page.getByRole('button', { name: 'Approve' }).click();
      expect((await sent).status()).toBe(200);
    },
    answered: ['request Pending > Approved'],
    by: 'operators',
    passed: ['review soon', 'review passed'],
  },
  answer: {
    hours: 121,
    begin: async (waiting) => ({ job: (await apply(waiting)).job }),
    answer: async (waiting, open) => {
      const page = await open('guardian', candidates(waiting));
      await page.getByRole('button', { name: 'বিস্তারিত' }).click();
      await page.getByRole('button', { name: 'উপযুক্ত নন' }).click();
      await confirm(page, 'আবেদন শেষ করুন');
      await expect(page.getByRole('status').filter({ hasText: 'আবেদনটি শেষ হয়েছে' })).toBeVisible();
    },
    answered: ['application applied > not_selected'],
    by: 'guardian',
    passed: ['answer soon', 'answer passed', 'application applied > timed_out'],
  },
  meeting: {
    hours: 49,
    begin: async (waiting) => {
      const { job, application } = await apply(waiting);
      const path = `/api/tutor-request/${waiting.facts.request}/candidates/${application.id}/ask-to-meet`;
      await waiting.guardian.caller.post(path);
      return { job };
    },
    answer: async (waiting, open) => {
      const page = await open('tutor', '/tutor/job-history/applied-jobs');
      await ofJob(page, waiting).getByRole('button', { name: 'I will come' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'I will come' }).click();
      await expect(ofJob(page, waiting).getByText('You will come to the meeting')).toBeVisible();
    },
    answered: ['meeting answered'],
    by: 'tutor',
    passed: ['meeting passed'],
  },
  acceptance: {
    hours: 49,
    begin: async (waiting) => {
      const { job, moveTo } = await apply(waiting);
      await moveTo('shortlisted', 'appointed');
      return { job };
    },
    answer: async (waiting, open) => {
      const page = await open('tutor', '/tutor/job-history/appointed-jobs');
      await ofJob(page, waiting).getByRole('button', { name: 'Accept the job' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Accept the job' }).click();
      await expect(ofJob(page, waiting).getByText('You accepted this job')).toBeVisible();
    },
    answered: ['acceptance answered'],
    by: 'tutor',
    passed: ['acceptance passed'],
  },
  'start of lessons': {
    hours: 7 * 24 + 1,
    begin: async (waiting) => {
      const { job, moveTo } = await apply(waiting);
      await moveTo('shortlisted', 'appointed', 'confirm');
      const { data } = await waiting.guardian.caller.get<{ data: MyTutor[] }>('/api/my-tutor');
      return { job, deal: data[0]?.id ?? null };
    },
    answer: async (waiting, open) => {
      const tutor = await open('tutor', '/tutor/my-pending-students');
      const student = ofJob(tutor, waiting);
      await student.getByRole('button', { name: 'Lessons have started' }).click();
      await confirm(tutor, 'Yes, they have');
      await expect(student.getByText('You confirmed that lessons have started.')).toBeVisible();
      const guardian = await open('guardian', '/parent/dashboard/teachers/my-tutor');
      await guardian.getByRole('button', { name: 'জানান: ক্লাস শুরু হয়েছে' }).click();
      await confirm(guardian, 'হ্যাঁ, হয়েছে');
      await expect(guardian.getByRole('status').filter({ hasText: 'ধন্যবাদ' })).toBeVisible();
    },
    answered: ['deal in_process > continue'],
    by: 'guardian',
    passed: ['start passed'],
  },
} as const satisfies Record<string, Wait>;
