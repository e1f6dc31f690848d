import { failure } from '@porao/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { done, pageOf } from '../../common/testing/answers.ts';
import { answerDialog, bodies, passWait, renderAsOperator, where } from '../../common/testing/render.tsx';
import JobPage from './job.page.tsx';
import { application, detail, fitting, job } from './jobs.answers.ts';
import JobsPage from './jobs.page.tsx';

const pages = { '/ops/jobs': <JobsPage />, '/ops/jobs/:jobId': <JobPage /> };
const open = (address: string, answers: Record<string, unknown>) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return renderAsOperator(pages, address, answers);
};
const moved = done({ state: 'shortlisted' });

describe('the queue of jobs', () => {
  it('OPS-040 asks for what the address says, and a filter changes the address', async () => {
    const { server } = open(
      '/ops/jobs?status=filled&category=1&class=111&city=1&applications=marked&sort=ending',
      { 'GET /api/ops/jobs': pageOf([job(7)]) },
    );
    const row = await screen.findByRole('link', { name: 'Class 7, Dhanmondi' });
    expect(row.getAttribute('href')).toBe('/ops/jobs/7');
    expect(screen.getByText('2 applications')).toBeTruthy();
    expect(screen.getByText('1 preferred')).toBeTruthy();
    const asked = server.sent.find(({ path }) => path.startsWith('/api/ops/jobs'))?.path ?? '';
    expect(Object.fromEntries(new URLSearchParams(asked.split('?')[1]))).toEqual({
      page: '1',
      status: 'filled',
      city_id: '1',
      i_class_id: '111',
      applications: 'marked',
      sort: 'ending',
    });
    await userEvent.selectOptions(screen.getByLabelText('Applications'), 'None yet');
    expect(where()).toContain('applications=none');
  });

  it('WAI-009 says until when the family answers, and what is overdue', async () => {
    open('/ops/jobs', {
      'GET /api/ops/jobs': pageOf([
        job(7, { answer_by: '2099-11-10T06:00:00.000Z' }),
        job(8, { answer_by: '2020-11-10T06:00:00.000Z' }),
      ]),
    });
    expect(await screen.findByText('Family by 10 Nov, 2099, 12:00 PM')).toBeTruthy();
    expect(screen.getByText('Overdue: Family by 10 Nov, 2020, 12:00 PM')).toBeTruthy();
  });
});

describe('a job', () => {
  const answers = (applications = [application(1), application(2)]) => ({
    'GET /api/ops/jobs/7': detail(7),
    'GET /api/ops/jobs/7/applications': pageOf(applications),
    'GET /api/ops/jobs/7/fitting': pageOf([fitting(9)], 30),
  });
  const applications = () => screen.findByRole('list', { name: 'Applications' });

  it('OPS-041 OPS-042 OPS-476 shows what was asked and how each applicant fits, in words', async () => {
    open(
      '/ops/jobs/7',
      answers([
        application(
          1,
          { preferred: true, meet_asked_at: '2026-11-17T06:00:00.000Z' },
          {
            subject_ids: [11101],
            gender: 1,
            gender_fits: false,
            free_days: 2,
            deals: { count: 3, ended_early: 1 },
            expected_salary: null,
            proved: { months: 14, lessons: 120, on_time: 112 },
          },
        ),
      ]),
    );
    const row = within(await applications());
    for (const words of [
      '1 of 2 subjects. Not: Mathematics',
      'Teaches this class',
      /not what is asked/,
      'About 3 km away',
      'Free on 2 days, 4 needed',
      '3 deals. 1 ended early',
      'Proved: 120 lessons in 14 months, 112 of them on the planned day',
      'No expected salary',
      'Profile 90 % filled',
      'Verified: NID',
      'Preferred by the guardian',
      'Guardian asks to meet',
    ]) {
      expect(row.getByText(words)).toBeTruthy();
    }
    expect(row.getByRole('link', { name: 'Tutor 1' }).getAttribute('href')).toBe('/ops/people/101');
    expect(screen.getByText('House 7, Road 3, Dhanmondi, Dhaka')).toBeTruthy();
    expect(screen.getByText('৳ 3,300 (55 %)')).toBeTruthy();
  });

  it('OPS-312 says when an application came, why one ended, and what is expected a month', async () => {
    const ended = { state: 'not_selected', closed_reason: 'Another tutor fits better.' } as const;
    open('/ops/jobs/7', answers([application(1), application(2, ended)]));
    const list = within(await applications());
    expect(list.getByText(/^Applied .+/)).toBeTruthy();
    expect(list.getByText('Why it ended: Another tutor fits better.')).toBeTruthy();
    expect(list.getAllByText('Expects ৳ 5,000 a month')).toHaveLength(2);
  });

  it('WAI-009 says until when each tutor answers, and which did', async () => {
    const [soon, past] = ['2099-11-10T06:00:00.000Z', '2020-11-10T06:00:00.000Z'];
    open(
      '/ops/jobs/7',
      answers([
        application(1, { meet_by: soon }),
        application(2, { meet_by: past, meet_answered: true }),
        application(3, { state: 'appointed', accept_by: past }),
        application(4, { state: 'appointed', accept_by: past, accepted: true }),
      ]),
    );
    const rows = [...(await applications()).children];
    const texts = [
      /Tutor by 10 Nov, 2099, 12:00 PM/,
      /Tutor will come/,
      /Overdue: Tutor by 10 Nov, 2020, 12:00 PM/,
      /Tutor accepts/,
    ];
    for (const [index, text] of texts.entries()) expect(rows[index]?.textContent).toMatch(text);
    expect(rows[1]?.textContent).not.toMatch(/2020/);
    expect(rows[3]?.textContent).not.toMatch(/2020/);
  });

  it('OPS-043 lists who fits and has not applied, and shows more', async () => {
    const { server } = open('/ops/jobs/7', answers());
    const list = await screen.findByRole('list', { name: 'Tutors who fit and have not applied' });
    expect(within(list).getByRole('link', { name: 'Tutor 9' }).getAttribute('href')).toBe('/ops/people/109');
    expect(screen.getByText('1 of 30 are shown.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() =>
      expect(server.sent.map(({ path }) => path)).toContain('/api/ops/jobs/7/fitting?per_page=20'),
    );
  });

  it('OPS-044 the current application is shortlisted by a key, 5 s later', async () => {
    const { server } = open('/ops/jobs/7', {
      ...answers(),
      'POST /api/ops/applications/2/move': moved,
    });
    await applications();
    for (const key of ['j', 'j', 's']) await userEvent.keyboard(key);
    expect(await screen.findByText('Being sent')).toBeTruthy();
    expect(bodies(server, '/applications/2/move')).toEqual([]);
    await passWait();
    await waitFor(() =>
      expect(bodies(server, '/applications/2/move')).toMatchObject([{ to: 'shortlisted', from: 'applied' }]),
    );
  });

  it('an application is chosen by its button, and the acts are of that one', async () => {
    open('/ops/jobs/7', answers());
    const row = within(await applications());
    await userEvent.click(row.getByRole('button', { name: 'Choose' }));
    const acts = within(screen.getByRole('region', { name: 'What you can do' }));
    const of = acts.getByRole('button', { name: /^Shortlist/ }).closest('li');
    expect(of?.textContent).toContain('Tutor 2');
    expect(row.getByRole('button', { name: 'Chosen' }).closest('li')).toBe(of);
  });

  it('OPS-044 a move is cancelled by `u`, and a refused one says what changed', async () => {
    const { server, platform } = open('/ops/jobs/7', {
      ...answers([application(1, { state: 'shortlisted' })]),
      'POST /api/ops/applications/1/move': failure(409, 'CONFLICT', 'This application is appointed now.'),
    });
    await applications();
    await userEvent.keyboard('p');
    await userEvent.keyboard('u');
    await passWait();
    expect(bodies(server, '/move')).toEqual([]);
    await userEvent.keyboard('p');
    await passWait();
    await waitFor(() =>
      expect(platform.toasts).toMatchObject([{ message: 'This application is appointed now.' }]),
    );
    expect(screen.getByRole('button', { name: 'Appoint' })).toHaveProperty('disabled', false);
  });

  it('OPS-041 OPS-044 OPS-275 the charge is said, and asked about, before an appointed tutor is confirmed', async () => {
    const { server } = open('/ops/jobs/7', {
      ...answers([application(1, { state: 'appointed' })]),
      'POST /api/ops/applications/1/move': moved,
    });
    expect(await screen.findByText(/Confirming charges the tutor ৳ 3,300/)).toBeTruthy();
    await userEvent.keyboard('c');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Tutor 1?' }));
    const button = dialog.getByRole('button', { name: 'Confirm: charges the tutor ৳ 3,300' });
    await waitFor(() => expect(document.activeElement).toBe(button));
    await passWait();
    expect(bodies(server, '/move')).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await passWait();
    await waitFor(() => expect(bodies(server, '/move')).toMatchObject([{ to: 'confirm' }]));
  });

  it('OPS-275 a confirmation that charges nothing is one key', async () => {
    const free = { percentage: 0, amount: 0, due_on: '2026-11-29' };
    const { server } = open('/ops/jobs/7', {
      ...answers([application(1, { state: 'appointed' })]),
      'GET /api/ops/jobs/7': detail(7, { charge: free }),
      'POST /api/ops/applications/1/move': moved,
    });
    await applications();
    await userEvent.keyboard('c');
    await passWait();
    await waitFor(() => expect(bodies(server, '/move')).toMatchObject([{ to: 'confirm' }]));
  });

  it('OPS-044 OPS-274 an application is closed with a reason', async () => {
    const { server } = open('/ops/jobs/7', { ...answers(), 'POST /api/ops/applications/1/move': moved });
    await applications();
    await userEvent.keyboard('x');
    const reason = 'Another tutor fits better';
    await answerDialog('Close the application of Tutor 1', 'Close the application', { choose: [reason] });
    await passWait();
    await waitFor(() =>
      expect(bodies(server, '/move')).toMatchObject([
        { to: 'not_selected', reason: null, reason_key: 'better_fit' },
      ]),
    );
  });

  it('is cancelled with a reason, and a job that is over offers no act', async () => {
    const { server } = open('/ops/jobs/7', {
      ...answers([]),
      'POST /api/ops/jobs/7/cancel': done(),
    });
    expect(await screen.findByText('Nobody has applied yet')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the job' }));
    const reason = 'The same job is on the board twice';
    await answerDialog(/./, 'Cancel the job', { choose: [reason] });
    await passWait();
    await waitFor(() => expect(bodies(server, '/cancel')).toEqual([{ reason }]));
  });

  it('that is over shows its applications and its deal, and offers no act', async () => {
    open('/ops/jobs/7', {
      ...answers([application(1, { state: 'payment' })]),
      'GET /api/ops/jobs/7': detail(7, { status: 'filled', deal_id: 4 }),
    });
    await applications();
    expect(screen.getByText('Confirmed, charge due')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the deal' }).getAttribute('href')).toBe('/ops/deals/4');
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel the job' })).toBeNull();
  });

  it('OPS-145 asks one tutor who fits, or the first ones who were not asked, and says whom', async () => {
    const asked = '2026-11-20T06:00:00.000Z';
    const { server } = open('/ops/jobs/7', {
      ...answers([]),
      'GET /api/ops/jobs/7/fitting': pageOf([fitting(9, asked), fitting(10), fitting(11), fitting(12)]),
      'POST /api/ops/jobs/7/ask': done({ tutor_ids: [] }),
    });
    expect(await screen.findByText('Asked on 20 Nov, 2026')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Ask Tutor 11 to look at this job' }));
    expect(screen.getByText('Asked: Tutor 11')).toBeTruthy();
    // A tutor who is being asked is not asked twice.
    await userEvent.click(screen.getByRole('button', { name: 'Ask the first 2' }));
    expect(screen.queryByRole('button', { name: /^Ask the first/ })).toBeNull();
    await passWait();
    await waitFor(() =>
      expect(bodies(server, '/ask')).toEqual([{ tutor_ids: [11] }, { tutor_ids: [10, 12] }]),
    );
  });
});
