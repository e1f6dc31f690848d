import { failure, stubServer } from '@porao/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { counts, historyItem, page } from '../../common/testing/answers.ts';
import { renderAsTutor } from '../../common/testing/render.tsx';
import JobHistoryPage from './job-history.page.tsx';

const open = (path: string, answers: Record<string, unknown>) => {
  const server = stubServer(
    { 'GET /api/tutoring/job-counts': { data: counts }, ...answers },
    { token: 'jwt' },
  );
  renderAsTutor(path, <JobHistoryPage />);
  return server;
};

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
    expect(within(card).getByRole('link', { name: 'Student of Class 8' }).getAttribute('href')).toBe(
      '/job-details/41',
    );
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
});
