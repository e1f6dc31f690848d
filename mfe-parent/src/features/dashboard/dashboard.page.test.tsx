import { failure, hrefOf, setOnline } from '@porao/platform/testing';
import { page, request } from '@porao/platform/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tutor } from '../../common/testing/answers.ts';
import { guardian as user } from '../../common/testing/guardian.tsx';
import { renderAsGuardian } from '../../common/testing/render.tsx';
import { manifest } from '../../manifest.ts';
import DashboardPage from './dashboard.page.tsx';

const open = (answers: Record<string, unknown>) =>
  renderAsGuardian('/parent/dashboard', '/parent/dashboard', <DashboardPage />, answers).server;

const answers = (
  students: number,
  locations: number,
  own: { requests?: unknown[]; tutors?: unknown[] } = {},
) => ({
  'GET /api/v1/user': { data: user },
  'GET /api/tutor-request': page(own.requests ?? []),
  'GET /api/my-tutor': page(own.tutors ?? []),
  'GET /api/family-info': { data: { students, locations } },
});

afterEach(() => setOnline(true));

describe('the guardian dashboard', () => {
  it('asks at once for what its manifest has the shell ask for, and for the two lists', () => {
    const { sent } = open(answers(1, 1));
    const reads = manifest.routes.find(({ path }) => path === '/parent/dashboard')?.reads ?? [];
    expect(sent.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      [...reads, 'GET /api/tutor-request?page=1&per_page=20', 'GET /api/my-tutor?page=1&per_page=100'].sort(),
    );
  });

  it('shows who it is, since when, and the three ways to a teacher', async () => {
    open(answers(1, 1));
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Salma Khatun' })).toBeTruthy();
    expect(screen.getByText(/salma@example\.com/)).toBeTruthy();
    expect(screen.getByText(/Member since 10 Mar, 2026/)).toBeTruthy();
    for (const name of ['Hire home tutor', 'Hire home coach', 'Online lesson']) {
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    }
    expect(screen.getByTestId('path').textContent).toBe('/parent/dashboard');
  });

  it('PAR-028 has no samples: what is not there is a line with the next step', async () => {
    open(answers(1, 1));
    expect(await screen.findByText('You have no open request.')).toBeTruthy();
    expect(hrefOf('Hire Tutor')).toBe('/parent/dashboard/hire/home-tutor');
    expect(screen.getByText(/^A tutor is shown here once/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Lessons today' })).toBeNull();
    expect(screen.queryByText('Sample')).toBeNull();
  });

  it('PAR-028 shows open requests with stage, deadline and candidates, each linking to its next step', async () => {
    const requests = [
      request(4, { review_by: '2026-11-16T06:30:00.000Z' }),
      request(3, {
        stage: 'Approved',
        tuition_job_offer_id: 9,
        candidates: 2,
        answer_by: '2026-11-20T06:30:00.000Z',
      }),
      request(2, { stage: 'Closed', tuition_job_offer_id: 8, deal: 'ended' }),
      request(1, { stage: 'Withdrawn' }),
    ];
    open(answers(1, 1, { requests }));
    const rows = within(await screen.findByRole('list', { name: 'Tutor requests' })).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    const links = rows.map((row) => hrefOf('Tutor for Class 8, Tasnim', within(row)));
    const list = '/parent/dashboard/requests/tutor-requests';
    expect(links).toEqual([`${list}/4`, `${list}/3`]);
    expect(hrefOf('Candidates (2)', within(rows[1] as HTMLElement))).toBe(`${list}/3/candidates`);
    expect(rows[0]?.textContent).toMatch(/Pending.*We look at it by 16 Nov, 2026/);
    expect(rows[1]?.textContent).toMatch(
      /Approved.*answer those who applied by 20 Nov, 2026.*Candidates \(2\)/,
    );
  });

  it.each([
    ['ended', 'Find another tutor'],
    [null, 'Edit and resend'],
  ] as const)(
    'PAR-129 after a deal that is %s, the newest request leads to the form, filled with it',
    async (deal, name) => {
      open(answers(1, 1, { requests: [request(2, { stage: 'Closed', tuition_job_offer_id: 8, deal })] }));
      expect(await screen.findByRole('link', { name })).toBeTruthy();
      expect(hrefOf(name)).toBe('/parent/dashboard/hire/home-tutor?again=2');
    },
  );

  it('PAR-129 a request whose tutor is teaching is not shown: the tutor is', async () => {
    const requests = [request(2, { stage: 'Closed', tuition_job_offer_id: 8, deal: 'continue' })];
    open(answers(1, 1, { requests, tutors: [tutor(1)] }));
    expect(await screen.findByText('You have no open request.')).toBeTruthy();
    const row = within(screen.getByRole('list', { name: 'My Tutors' }));
    expect(hrefOf('Nusrat Jahan', row)).toBe('/parent/dashboard/manage-tutor/routine/1/31/60');
    expect(hrefOf('Call 01700000001', row)).toBe('tel:01700000001');
    expect(hrefOf('Have the lessons started?', row)).toBe('/parent/dashboard/teachers/my-tutor');
  });

  it('PAR-130 shows the lessons of today with all tutors, the earliest first', async () => {
    // A Saturday in Bangladesh, still Friday in London.
    vi.useFakeTimers({ now: new Date('2026-11-20T19:00:00.000Z'), toFake: ['Date'] });
    const lesson = (day: number, time: string, subject: string) => ({ day, time, subjects: [subject] });
    const tutors = [
      tutor(1, { routine: [lesson(1, '18:00', 'Bangla'), lesson(7, '08:00', 'English')] }),
      tutor(2, { tutor_id: 32, routine: [lesson(1, '09:30', 'Physics')] }),
    ];
    open(answers(1, 1, { tutors }));
    const rows = within(await screen.findByRole('list', { name: 'Lessons today' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      '09:30 AM, PhysicsNusrat Jahan teaches TasnimCode for the tutor',
      '06:00 PM, BanglaNusrat Jahan teaches TasnimCode for the tutor',
    ]);
    expect(rows.map((row) => hrefOf('Code for the tutor', within(row)))).toEqual([
      '/parent/dashboard/teachers/lessons/2',
      '/parent/dashboard/teachers/lessons/1',
    ]);
  });

  it('PAR-190 has those that the routine has on this day: none in a pause, at the times of Ramadan', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T19:00:00.000Z'), toFake: ['Date'] });
    const routine = [{ day: 1, time: '18:00', subjects: ['Bangla'] }];
    const on = { from: '2026-11-21', to: '2026-11-21' };
    const tutors = [
      tutor(1, { routine, changes: [{ kind: 'ramadan', why: null, minutes: -150, ...on }] }),
      tutor(2, { routine, changes: [{ kind: 'pause', why: 'exam', minutes: 0, ...on }] }),
    ];
    open(answers(1, 1, { tutors }));
    const rows = within(await screen.findByRole('list', { name: 'Lessons today' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([expect.stringMatching(/^03:30 PM, Bangla/)]);
  });

  it('SHL-156 names the tutor alone where the student has no name', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T19:00:00.000Z'), toFake: ['Date'] });
    const record = tutor(1, { routine: [{ day: 1, time: '18:00', subjects: ['Bangla'] }] });
    const job = { ...record.tuition_job_offer, student_name: null };
    open(answers(1, 1, { tutors: [{ ...record, tuition_job_offer: job }] }));
    const [row] = within(await screen.findByRole('list', { name: 'Lessons today' })).getAllByRole('listitem');
    expect(row?.textContent).toBe('06:00 PM, BanglaNusrat JahanCode for the tutor');
    expect(screen.queryByText(/teaches\s*$/i)).toBeNull();
  });

  it('PAR-130 leads to the week where none is planned', async () => {
    open(answers(1, 1, { tutors: [tutor(1, { routine: [] })] }));
    expect(await screen.findByText('No week is planned yet.')).toBeTruthy();
    expect(hrefOf('Plan the week')).toBe('/parent/dashboard/manage-tutor/routine/1/31/60');
  });

  it('a list that cannot be read says so in its card, and the rest is there', async () => {
    open({ ...answers(1, 1), 'GET /api/tutor-request': () => failure(422, 'VALIDATION', 'No') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByText(/^A tutor is shown here once/)).toBeTruthy();
  });

  it.each([
    [0, 0, '/auth/parent/details/add-student'],
    [0, 2, '/auth/parent/details/add-student'],
    [2, 0, '/auth/parent/details/add-location'],
  ])('PAR-029 with %i students and %i locations goes to %s', async (students, locations, path) => {
    open(answers(students, locations));
    await waitFor(() => expect(screen.getByTestId('path').textContent).toBe(path));
  });

  it('RUL-039 greets by the first two words of the name and initials', async () => {
    open({ ...answers(1, 1), 'GET /api/v1/user': { data: { ...user, name: 'Salma Khatun Begum' } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Salma Khatun B.' })).toBeTruthy();
    expect(screen.getByTitle('Salma Khatun Begum')).toBeTruthy();
  });

  it('is shown without the family answer', async () => {
    open({ ...answers(0, 0), 'GET /api/family-info': () => failure(422, 'VALIDATION', 'No') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Salma Khatun' })).toBeTruthy();
  });

  it('shows an error when the account could not be loaded, and recovers', async () => {
    const server = open({ 'GET /api/v1/user': () => failure(500, 'INTERNAL', 'Broken') });
    expect(await screen.findByText('Your dashboard could not be loaded')).toBeTruthy();
    Object.assign(server.answers, answers(1, 1));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Salma Khatun' })).toBeTruthy();
  });

  it("shows 'No Internet!' in the place of what never came", async () => {
    setOnline(false);
    open(answers(1, 1));
    expect(await screen.findByRole('heading', { name: 'No Internet!' })).toBeTruthy();
  });
});
