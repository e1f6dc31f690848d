import type { Job, TutorTerms } from '@porao/contracts';
import type { Session } from '@porao/platform';
import { failure, hrefOf, stubServer, TestRoutes } from '@porao/platform/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aJob } from '../../common/testing/jobs.ts';
import { openPage } from '../../common/testing/render.tsx';
import { stubBrowser } from '../../common/testing/setup.ts';
import JobDetailsPage from './job-details.page.tsx';

vi.mock('canvas-confetti', () => ({
  default: { create: () => Object.assign(() => null, { reset: () => {} }) },
}));

const tutor: Session = { type: 'tutor', tutorId: 7, phone: '01700000001' };
const apply = 'POST /api/apply/41';
const terms: TutorTerms = {
  charge: { percentage: 55, base: 6500, amount: 3575, days_to_pay: 7 },
  gender_fits: false,
  class_fits: true,
  subjects: { fit: 1, all: 2 },
  distance_km: 2,
  answers: null,
  family: null,
};

function serve(job: Job, answers: Record<string, unknown> = {}) {
  return stubServer(
    {
      [`GET /api/job-board/${job.id}`]: { data: job },
      'GET /api/update-profile-status': { data: { profile_completed: 85 } },
      'GET /api/v1/user': { data: { tutor: { city: { id: 1, city_name: 'Dhaka' } } } },
      'GET /api/tutor/job-terms/41': { data: terms },
      [apply]: { status: 'success', type: 'success', message: 'You have applied.' },
      ...answers,
    },
    { token: 'x' },
  );
}

function open(session: Session | null = tutor, path = '/job-details/41') {
  const pages = { '/job-details/:jobId?': <JobDetailsPage /> };
  return openPage(<TestRoutes pages={pages} />, { path, session });
}

beforeEach(() => {
  stubBrowser();
});

describe('a job', () => {
  it.each(['Dhanmondi, Dhaka', null])(
    'OQ-027 says the place once where the address %s says no more',
    async (full_address) => {
      serve(aJob({ full_address }));
      open(null);
      const head = await screen.findByRole('region', { name: 'Need Tutor For Class 8' });
      expect(within(head).getAllByText('Dhanmondi, Dhaka')).toHaveLength(1);
      expect(within(head).queryByText('Address')).toBeNull();
    },
  );

  it('PUB-038 PUB-039 PUB-040 PUB-041 PUB-043 PUB-044 PUB-045 PUB-046 PUB-054 PUB-072 RUL-040 shows its facts, its ten cells and what it asks of a tutor', async () => {
    serve(
      aJob({ tutor_gender: 1, current_year: '3rd year', area: 'Dhanmondi', full_address: 'Dhanmondi 27' }),
    );
    open(null);
    expect(await screen.findByRole('heading', { level: 1, name: 'Need Tutor For Class 8' })).toBeTruthy();
    for (const text of ['৳ 6,500', '01 Dec, 2026', '3 applied', '12.3K views']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    const head = screen.getByRole('region', { name: 'Need Tutor For Class 8' });
    expect(within(head).getByText('Dhanmondi, Dhaka')).toBeTruthy();
    expect(within(head).getByText('Dhanmondi 27')).toBeTruthy();
    expect(within(head).getByText('41')).toBeTruthy();
    expect(head.querySelector('time')?.textContent).toMatch(/^Posted .+/);
    const grid = screen.getByRole('region', { name: 'Tutoring Details' });
    expect(
      within(grid)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual([
      'Categories',
      'Course',
      'Tutoring Time',
      'Tutoring Duration',
      'Subjects',
      'Days in Week',
      'Teaching Type',
      'Number of Student',
      'Job Duration',
      'Student Gender',
    ]);
    expect(screen.getByRole('link', { name: 'Apply Now' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
    expect(grid.textContent).toContain('05:05 PM');
    expect(within(grid).getByText('Continue')).toBeTruthy();
    const asked = screen.getByRole('region', { name: 'Qualification' });
    expect(within(asked).getByText('Male')).toBeTruthy();
    expect(within(asked).getByText('3rd year')).toBeTruthy();
    expect(screen.getByText('No other requirement provided for this tuition job!')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Direction' }).getAttribute('href')).toContain(
      '23.7461%2C90.3742',
    );
  });

  it.each([
    ['Patient with children', /^(?!.*(No other requirement|are shared only once)).*Patient with children/],
    ['Patient. Call •••', /Call •••.*Phone numbers.*are shared only once a tutor is chosen/],
  ])('PUB-043 shows the other requirement %s, and why a phone number is missing', async (asked, text) => {
    serve(aJob({ tutor_requirement: asked }));
    open(null);
    const other = await screen.findByRole('region', { name: 'Other Requirement' });
    expect(other.textContent).toMatch(text);
  });

  it('PUB-052 holds its place with a skeleton until it is there', async () => {
    let answer = (_: unknown) => {};
    serve(aJob(), { 'GET /api/job-board/41': () => new Promise((resolve) => (answer = resolve)) });
    open(null);
    const waiting = await screen.findByRole('status', { busy: true });
    expect(waiting.textContent).toBe('Loading the job…');
    act(() => answer({ data: aJob() }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Need Tutor For Class 8' })).toBeTruthy();
    expect(screen.queryByRole('status', { busy: true })).toBeNull();
  });

  it('asks guests, and only guests, to create an account', async () => {
    serve(aJob());
    const page = open(null);
    expect(await screen.findByText(/you must create an account/)).toBeTruthy();
    page.unmount();
    open();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/you must create an account/)).toBeNull();
  });

  it.each(['/job-details/99', '/job-details/abc', '/job-details/99999999999', '/job-details'])(
    'that is not there is told with its id and a way on: %s',
    async (path) => {
      const { sent } = stubServer({});
      open(null, path);
      expect(await screen.findByText('Job not found!')).toBeTruthy();
      const id = path.split('/')[2] ?? '';
      const text = screen.getByText(/Wrong job id or this job is not available anymore/).parentElement;
      expect(text?.textContent).toContain(id);
      expect(hrefOf('Go to the job board')).toBe('/job-board');
      // The job, and then what became of it.
      expect(sent).toHaveLength(id === '99' ? 2 : 0);
    },
  );

  it('that could not be read can be tried again', async () => {
    const server = serve(aJob(), { 'GET /api/job-board/41': () => failure(500, 'INTERNAL', 'Broken') });
    open(null);
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answers['GET /api/job-board/41'] = { data: aJob() };
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Need Tutor For Class 8' })).toBeTruthy();
  });
});
