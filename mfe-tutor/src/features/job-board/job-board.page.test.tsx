import { failure, hrefOf } from '@porao/platform/testing';
import { jobCard, page } from '@porao/platform/testing/answers';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { done } from '../../common/testing/answers.ts';
import { renderAsTutor } from '../../common/testing/render.tsx';
import JobBoardPage from './job-board.page.tsx';

const available = '/tutor/job-board/available-jobs';
const saved = '/tutor/job-board/saved-jobs';
const saveOf = (id: number) => [{ tutor_id: 31, tuition_job_offer_id: id }];
const open = (path: string, answers: Record<string, unknown>) =>
  renderAsTutor(path, <JobBoardPage />, answers);

describe("the area's job board", () => {
  it('lists the available jobs with their number and the applied mark', async () => {
    open(available, {
      'GET /api/available-jobs': page([jobCard(1, { applications: [{ tutor_id: 31 }] }), jobCard(2)]),
    });
    const [first, second] = await screen.findAllByRole('article');
    expect(screen.getByText('2 jobs in your preferred areas')).toBeTruthy();
    expect(first?.textContent).toMatch(/Applied/);
    expect(second?.textContent).not.toMatch(/Applied/);
  });

  it('TUT-149 says how far each job is, where that is known, and leads to the whole board', async () => {
    open(available, {
      'GET /api/available-jobs': page([
        { ...jobCard(1), distance_km: 3 },
        { ...jobCard(2), distance_km: null },
      ]),
    });
    const [first, second] = await screen.findAllByRole('article');
    expect(first?.textContent).toContain('Dhanmondi, about 3 km away');
    expect(second?.textContent).not.toContain('km');
    expect(hrefOf('See the whole job board')).toBe('/job-board');
  });

  it('SHL-156 says of a job when it was posted, where it is and whom it asks for', async () => {
    open(available, { 'GET /api/available-jobs': page([jobCard(1, { tutor_gender: 3 })]) });
    const card = await screen.findByRole('article');
    expect(card.textContent).toMatch(/Posted \S/);
    expect(card.textContent).toContain('AreaDhanmondi');
    expect(card.textContent).toContain('Male or female tutor');
  });

  it('saves a job at once and says so', async () => {
    const { sent, platform } = open(available, {
      'GET /api/available-jobs': page([jobCard(8)]),
      'POST /api/saved-jobs': done({}),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Save job 8' }));
    expect(screen.getByRole('button', { name: 'Remove job 8 from saved jobs' })).toBeTruthy();
    await waitFor(() =>
      expect(platform.toasts).toEqual([{ tone: 'success', message: 'Job saved successfully.' }]),
    );
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ tuition_job_offer_id: 8 });
  });

  it('takes the mark back when saving fails', async () => {
    const { platform } = open(available, {
      'GET /api/available-jobs': page([jobCard(8)]),
      'POST /api/saved-jobs': () => failure(500, 'INTERNAL', 'Broken'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Save job 8' }));
    await waitFor(() =>
      expect(platform.toasts).toMatchObject([{ tone: 'error', title: 'Something went wrong!' }]),
    );
    expect(screen.getByRole('button', { name: 'Save job 8' })).toBeTruthy();
  });

  it('drops a job from the saved ones once it is removed', async () => {
    const server = open(saved, {
      'GET /api/saved-jobs': page([jobCard(8, { saved_by: saveOf(8) })]),
      'DELETE /api/saved-jobs/8': done(),
    });
    const remove = await screen.findByRole('button', { name: 'Remove job 8 from saved jobs' });
    server.answers['GET /api/saved-jobs'] = page([]);
    await userEvent.click(remove);
    expect(await screen.findByRole('heading', { name: 'You have not saved any job' })).toBeTruthy();
    expect(hrefOf('See the whole job board')).toBe('/job-board');
  });

  it('TUT-114 has a failure text of its own for saved jobs', async () => {
    open(saved, { 'GET /api/saved-jobs': () => failure(500, 'INTERNAL', 'Broken') });
    expect(await screen.findByText('Error fetching saved jobs! Please try again!')).toBeTruthy();
  });
});
