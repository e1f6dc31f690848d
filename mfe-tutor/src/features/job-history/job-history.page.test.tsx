import type { TutorTerms } from '@porao/contracts';
import { failure, hrefOf, TestPage } from '@porao/platform/testing';
import { page } from '@porao/platform/testing/answers';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { counts, done, historyItem } from '../../common/testing/answers.ts';
import { renderAsTutor } from '../../common/testing/render.tsx';
import JobHistoryPage from './job-history.page.tsx';

const terms: TutorTerms = {
  charge: { percentage: 55, base: 6500, amount: 3575, days_to_pay: 7 },
  gender_fits: true,
  class_fits: true,
  subjects: { fit: 1, all: 2 },
  distance_km: 2,
  answers: null,
  family: 'Rokeya Begum',
};

const open = (path: string, answers: Record<string, unknown>) =>
  renderAsTutor(path, <JobHistoryPage />, {
    'GET /api/tutoring/job-counts': { data: counts },
    ...answers,
  });

describe('the job history', () => {
  it('TUT-019 shows the five tabs with their counts, the current one marked', async () => {
    open('/tutor/job-history/shortlisted-jobs', {
      'GET /api/tutoring/jobs/shortlisted': page([historyItem(5)]),
    });
    const tabs = await screen.findByRole('navigation');
    expect(await within(tabs).findByText('6')).toBeTruthy();
    expect(
      within(tabs)
        .getAllByRole('link')
        .map((tab) => tab.textContent),
    ).toEqual(['Applied6', 'Shortlisted3', 'Appointed2', 'Confirmed1', 'Cancelled4']);
    expect(within(tabs).getByRole('link', { current: 'page' }).textContent).toBe('Shortlisted3');
  });

  it('asks for the stage of its tab and leads to the job', async () => {
    open('/tutor/job-history/applied-jobs', { 'GET /api/tutoring/jobs/applied': page([historyItem(41)]) });
    const card = await screen.findByRole('article');
    expect(hrefOf('Student of Class 8', within(card))).toBe('/job-details/41');
    expect(card.textContent).toMatch(/Bangla Medium · Job ID 41/);
    expect(card.textContent).toMatch(/৳ 6,500 a month/);
    expect(card.textContent).toMatch(/4 days a week/);
    expect(card.textContent).toMatch(/Mathematics, Science/);
  });

  it('shows why a cancelled application ended', async () => {
    open('/tutor/job-history/cancel-jobs', {
      'GET /api/tutoring/jobs/closed': page([
        historyItem(41, { closed_reason: 'Another tutor was confirmed.' }),
      ]),
    });
    expect(await screen.findByText('Why it ended: Another tutor was confirmed.')).toBeTruthy();
  });

  it('loads the next page and shows a row that moved between pages once', async () => {
    const server = open('/tutor/job-history/applied-jobs', {
      'GET /api/tutoring/jobs/applied': ({ path }: { path: string }) =>
        path.endsWith('page=2')
          ? page([historyItem(2), historyItem(3)], 2, 2, 3)
          : page([historyItem(1), historyItem(2)], 1, 2, 3),
    });
    expect(await screen.findAllByRole('article')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show more jobs' }));
    expect(await screen.findByText('No more jobs to load')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(server.sent.filter(({ path }) => path.includes('/jobs/applied'))).toHaveLength(2);
  });

  it('keeps the rows when the next page fails, and goes on by its retry', async () => {
    let broken = true;
    open('/tutor/job-history/applied-jobs', {
      'GET /api/tutoring/jobs/applied': ({ path }: { path: string }) => {
        if (!path.endsWith('page=2')) return page([historyItem(1)], 1, 2, 2);
        return broken ? failure(500, 'INTERNAL', 'Broken') : page([historyItem(2)], 2, 2, 2);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more jobs' }));
    expect(await screen.findByText('Error fetching jobs! Please try again!')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No more jobs to load')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('offers the next step when a tab is empty', async () => {
    open('/tutor/job-history/confirm-jobs', { 'GET /api/tutoring/jobs/confirm': page([]) });
    expect(await screen.findByRole('heading', { name: 'No confirmed job yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the jobs' })).toBeTruthy();
  });

  it("TUT-113 shows 'Error fetching jobs! Please try again!' and recovers", async () => {
    const server = open('/tutor/job-history/applied-jobs', {
      'GET /api/tutoring/jobs/applied': () => failure(500, 'INTERNAL', 'Broken'),
    });
    expect(await screen.findByText('Error fetching jobs! Please try again!')).toBeTruthy();
    server.answers['GET /api/tutoring/jobs/applied'] = page([historyItem(1)]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });

  it('WAI-009 says until when the family answers, and what happens then', async () => {
    open('/tutor/job-history/applied-jobs', {
      'GET /api/tutoring/jobs/applied': page([historyItem(41, { answer_by: '2026-11-20T06:30:00.000Z' })]),
    });
    expect(
      await screen.findByText(
        'The family answers by 20 Nov, 2026, 12:30 PM. If not, your application ends then and you read it here.',
      ),
    ).toBeTruthy();
  });

  it('WAI-009 leads from an application that ended to jobs like it', async () => {
    const similar = { tutoring_category_id: 1, i_class_id: 111, subject_id: 11103, place: null };
    const place = { name: 'Dhanmondi', latitude: 23.745, longitude: 90.375 };
    open('/tutor/job-history/cancel-jobs', {
      'GET /api/tutoring/jobs/closed': page([
        historyItem(41, { closed_reason: 'The family did not answer in time.', similar }),
        historyItem(42, { similar: { ...similar, subject_id: null, place } }),
      ]),
    });
    const links = await screen.findAllByRole('link', { name: 'See similar jobs' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/job-board?category=1&class=111&subject=11103',
      '/job-board?place=Dhanmondi&lat=23.745&lon=90.375&category=1&class=111',
    ]);
  });

  it('TUT-188 a family that looks for another tutor asks whether they are available, answered with one press', async () => {
    const asked = { again_by: '2099-11-20T06:30:00.000Z' };
    const rows = 'GET /api/tutoring/jobs/applied';
    const { answers } = open('/tutor/job-history/applied-jobs', { [rows]: page([historyItem(41, asked)]) });
    answers['POST /api/still-available/41'] = () => {
      answers[rows] = page([historyItem(41, { ...asked, again_answered: true })]);
      return done();
    };
    expect(
      await screen.findByText(/say by 20 Nov, 2099, 12:30 PM that you are still available/),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'I am available' }));
    expect(await screen.findByText(/^The family was told that you are available/)).toBeTruthy();
  });

  it('TUT-162 WAI-009 asks a tutor with the name of the family, the time and what binds, and only then comes', async () => {
    const asked = { meet_by: '2099-11-20T06:30:00.000Z' };
    const rows = 'GET /api/tutoring/jobs/shortlisted';
    const { answers, sent, platform } = open('/tutor/job-history/shortlisted-jobs', {
      [rows]: page([historyItem(41, asked)]),
      'GET /api/tutor/job-terms/41': { data: { ...terms, lessons: { days_in_week: 3, time: '17:30:00' } } },
    });
    answers['POST /api/agree-to-meet/41'] = () => {
      answers[rows] = page([historyItem(41, { ...asked, meet_answered: true })]);
      return done();
    };
    expect(
      await screen.findByText(/asks to meet you\. Please answer by 20 Nov, 2099, 12:30 PM/),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'I will come' }));
    await waitFor(() => expect(platform.modals).toHaveLength(1));
    const [dialog] = platform.modals;
    const { container } = render(<TestPage>{dialog?.body}</TestPage>);
    for (const text of [
      'You tell Rokeya Begum that you come to meet them about job 41.',
      'Time of the meeting: not fixed yet.',
      'The lessons are on 3 days a week, at about 05:30 PM.',
      'It binds you to the meeting alone: no charge',
    ])
      expect(container.textContent).toContain(text);
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    dialog?.buttons.find(({ label }) => label === 'I will come')?.onPress?.();
    expect(await screen.findByText(/You will come to the meeting/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I will come' })).toBeNull();
  });

  describe('accepting', () => {
    const asked = { accept_by: '2020-11-20T06:30:00.000Z' };
    const rows = 'GET /api/tutoring/jobs/appointed';
    const ofJob = 'GET /api/tutor/job-terms/41';
    const openAppointed = (answer: unknown) =>
      open('/tutor/job-history/appointed-jobs', { [rows]: page([historyItem(41, asked)]), [ofJob]: answer });
    const pressAccept = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Accept the job' }));

    it('TUT-148 WAI-009 asks with the name of the family, the charge and what binds, and only then accepts', async () => {
      const { answers, sent, platform } = openAppointed({ data: terms });
      answers['POST /api/accept/41'] = () => {
        answers[rows] = page([historyItem(41, { ...asked, accepted: true })]);
        return done();
      };
      expect(await screen.findByText(/and you did not answer by 20 Nov, 2020, 12:30 PM/)).toBeTruthy();
      await pressAccept();
      await waitFor(() => expect(platform.modals).toHaveLength(1));
      const [dialog] = platform.modals;
      const { container } = render(<TestPage>{dialog?.body}</TestPage>);
      expect(container.textContent).toContain(
        'You tell Rokeya Begum that you take job 41 for ৳ 6,500 a month.',
      );
      expect(container.textContent).toContain('৳ 3,575, once: 55%');
      expect(container.textContent).toContain('It binds you, with the charge, when Porao confirms you');
      expect(sent.some(({ method }) => method === 'POST')).toBe(false);
      dialog?.buttons.find(({ label }) => label === 'Accept the job')?.onPress?.();
      expect(await screen.findByText(/You accepted this job, and the family was told/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Accept the job' })).toBeNull();
    });

    it('TUT-148 says why the terms could not be read, and accepts nothing', async () => {
      const { sent, platform } = openAppointed(() => failure(500, 'INTERNAL', 'Broken'));
      await pressAccept();
      await waitFor(() => expect(platform.toasts).toMatchObject([{ tone: 'error' }]));
      expect(platform.modals).toEqual([]);
      expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    });
  });

  it.each([
    ['shortlisted', { meet_by: '2099-11-20T06:30:00.000Z' }, 'Withdraw', 'withdraw'],
    ['appointed', { accept_by: '2099-11-20T06:30:00.000Z' }, 'Decline', 'decline'],
  ] as const)('WAI-009 leaves a %s job after it was asked about', async (list, asked, label, call) => {
    const rows = `GET /api/tutoring/jobs/${list}`;
    const { answers, sent, platform } = open(`/tutor/job-history/${list}-jobs`, {
      [rows]: page([historyItem(41, asked)]),
    });
    answers[`POST /api/${call}/41`] = () => {
      answers[rows] = page([]);
      return done(null, 'Left');
    };
    await userEvent.click(await screen.findByRole('button', { name: label }));
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    platform.modals
      .at(-1)
      ?.buttons.find((button) => button.label === label)
      ?.onPress?.();
    await waitFor(() => expect(platform.toasts).toContainEqual({ tone: 'success', message: 'Left' }));
    expect(await screen.findByRole('heading', { name: /^No/ })).toBeTruthy();
  });

  it('WAI-009 says what the server refuses', async () => {
    const message = 'You are not appointed to this job.';
    const { platform } = open('/tutor/job-history/appointed-jobs', {
      'GET /api/tutoring/jobs/appointed': page([historyItem(41, { accept_by: '2099-11-20T06:30:00.000Z' })]),
      'GET /api/tutor/job-terms/41': { data: terms },
      'POST /api/accept/41': () => failure(409, 'CONFLICT', message),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the job' }));
    await waitFor(() => expect(platform.modals).toHaveLength(1));
    platform.modals[0]?.buttons.at(-1)?.onPress?.();
    await waitFor(() => expect(platform.toasts).toEqual([{ tone: 'error', message }]));
  });
});
