import type { Job, TutorTerms } from '@porao/contracts';
import type { Session } from '@porao/platform';
import { failure, stubServer, TestPage, type TestPlatform, TestRoutes } from '@porao/platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
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
let platform: TestPlatform;

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
  const opened = openPage(<TestRoutes pages={pages} />, { path, session });
  ({ platform } = opened);
  return opened;
}

const pressApply = async () => userEvent.click(await screen.findByRole('button', { name: 'Apply Now' }));
const agree = async () => {
  await pressApply();
  await waitFor(() => expect(button('Yes I Agree')).toBeTruthy());
  act(() => button('Yes I Agree')?.onPress?.());
};
const lastModal = () => platform.modals.at(-1);
const button = (label: string) => lastModal()?.buttons.find((entry) => entry.label === label);

beforeEach(() => {
  stubBrowser();
});

describe('Apply Now', () => {
  it('SHL-091 sends a guest to sign in and back to this very job, without a call', async () => {
    const { sent } = serve(aJob());
    open(null, '/job-details/41?from=board');
    const link = await screen.findByRole('link', { name: 'Apply Now' });
    expect(link.getAttribute('href')).toBe(
      '/auth/signin?next=%2Fjob-details%2F41%3Ffrom%3Dboard%26apply%3D1',
    );
    await userEvent.click(link);
    expect(screen.getByTestId('path').textContent).toBe('/job-details/41?from=board');
    expect(platform.required).toEqual(['/job-details/41?from=board&apply=1']);
    expect(sent).toHaveLength(1);
  });

  it('PUB-079 SHL-155 shows a parent the way to the other account and back, without a call', async () => {
    const { sent } = serve(aJob());
    open({ ...tutor, type: 'parent' });
    await pressApply();
    expect(lastModal()).toMatchObject({
      title: 'Switch Required',
      body: "This feature is available only to 'tutor' users. You're signed in as 'parent'. Please switch to 'tutor' account.",
      buttons: [
        { label: 'Understood' },
        { label: 'Switch account', to: expect.stringMatching(/^\/account-switcher\?to=tutor&next=%2F/) },
      ],
    });
    expect(sent).toHaveLength(1);
  });

  it.each([
    [79, 'Profile Incomplete!'],
    [80, 'Confirmation!'],
  ])('PUB-080 at %i%% opens %s', async (profile_completed, title) => {
    serve(aJob(), { 'GET /api/update-profile-status': { data: { profile_completed } } });
    open();
    await pressApply();
    await waitFor(() => expect(lastModal()?.title).toBe(title));
  });

  it.each([
    [{ banned: true }, 'Your account is banned from applying. Our support tells you why.'],
    [{ account_status: 'Yellow' }, 'Your account status does not allow applying. Our support tells you why.'],
  ])('SHL-155 leads an account with %j to support, without applying', async (account, text) => {
    const { sent } = serve(aJob(), { 'GET /api/v1/user': { data: { ...account, tutor: null } } });
    open();
    await pressApply();
    await waitFor(() => expect(button('Contact support')?.to).toBe('/support'));
    render(<>{lastModal()?.body}</>);
    expect(screen.getByText(text)).toBeTruthy();
    expect(sent.map(({ method }) => method)).not.toContain('POST');
  });

  it('PUB-080 leads an incomplete profile to its update, without applying', async () => {
    const { sent } = serve(aJob(), { 'GET /api/update-profile-status': { data: { profile_completed: 10 } } });
    open();
    await pressApply();
    await waitFor(() => expect(button('Update Profile')?.to).toBe('/tutor/profile/update/tutoring'));
    render(<>{lastModal()?.body}</>);
    expect(
      screen.getByText('Please complete at least 80% of your profile before applying for this job.'),
    ).toBeTruthy();
    expect(sent.map(({ method }) => method)).not.toContain('POST');
  });

  it('PUB-081 refuses a tutor of another city, without applying', async () => {
    const { sent } = serve(aJob(), {
      'GET /api/v1/user': { data: { tutor: { city: { id: 2, city_name: 'Chattogram' } } } },
    });
    open();
    await pressApply();
    await waitFor(() => expect(lastModal()?.title).toBe('City Mismatched!'));
    render(<>{lastModal()?.body}</>);
    expect(screen.getByText('This job is limited to candidates residing in Dhaka.')).toBeTruthy();
    expect(button('Understood')).toBeTruthy();
    expect(sent.map(({ method }) => method)).not.toContain('POST');
  });

  it('PUB-082 asks for agreement to what it lists, and does nothing on No', async () => {
    const { sent } = serve(aJob());
    open();
    await pressApply();
    await waitFor(() => expect(lastModal()?.title).toBe('Confirmation!'));
    const modal = render(<TestPage>{lastModal()?.body}</TestPage>);
    for (const text of [
      'Class 8',
      'Dhanmondi, Dhaka',
      '05:05 PM',
      '1.5 hours',
      '5 days a week',
      '৳ 6,500 a month',
    ]) {
      expect(within(modal.container).getByText(text)).toBeTruthy();
    }
    act(() => button('No')?.onPress?.());
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('TUT-147 OQ-096 shows the charge and the fit before applying, and blocks no gender', async () => {
    const { sent } = serve(aJob());
    open();
    await pressApply();
    await waitFor(() => expect(button('Yes I Agree')).toBeTruthy());
    const { container } = render(<TestPage>{lastModal()?.body}</TestPage>);
    for (const text of [/^৳ 3,575, once: 55%/, /prefers a tutor of the other gender/, /About 2 km/])
      expect(within(container).getByText(text)).toBeTruthy();
    act(() => button('Yes I Agree')?.onPress?.());
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  });

  it('TUT-147 asks without the terms where they cannot be read', async () => {
    serve(aJob(), { 'GET /api/tutor/job-terms/41': () => failure(500, 'INTERNAL', 'Broken') });
    open();
    await pressApply();
    await waitFor(() => expect(button('Yes I Agree')).toBeTruthy());
    const { container } = render(<TestPage>{lastModal()?.body}</TestPage>);
    expect(within(container).queryByText(/Platform charge/)).toBeNull();
  });

  it('PUB-044 PUB-075 PUB-077 PUB-088 submits on agreement, then shows badge, notice, message and confetti, and hides itself', async () => {
    const server = serve(aJob());
    open();
    await pressApply();
    await waitFor(() => expect(button('Yes I Agree')).toBeTruthy());
    server.answers['GET /api/job-board/41'] = {
      data: aJob({ applications: [{ tutor_id: 7 }], total_application: 6 }),
    };
    act(() => button('Yes I Agree')?.onPress?.());
    expect(screen.queryByText('Applied')).toBeNull();
    expect(await screen.findByText('Applied')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();
    expect(screen.getByText(/You have applied to this job/)).toBeTruthy();
    expect(screen.getByTestId('confetti')).toBeTruthy();
    expect(platform.toasts).toEqual([{ tone: 'success', message: 'You have applied.' }]);
    expect(await screen.findByText('You and 5 others applied')).toBeTruthy();
  });

  it('shows no confetti to who prefers less motion', async () => {
    stubBrowser({ reducedMotion: true });
    serve(aJob());
    open();
    await agree();
    await waitFor(() => expect(platform.toasts).toHaveLength(1));
    expect(screen.queryByTestId('confetti')).toBeNull();
  });

  it.each([
    ['what the server said', () => failure(409, 'JOB_CLOSED', 'This job is closed.'), 'This job is closed.'],
    ['PUB-086 a failure with status 200', { type: 'error', message: 'Not today.' }, 'Not today.'],
    ['PUB-086 what failed', { status: 'failed', message: 'Not for you.' }, 'Not for you.'],
  ])('tells %s, and keeps the button', async (_, answer, message) => {
    serve(aJob(), { [apply]: answer });
    open();
    await agree();
    await waitFor(() => expect(platform.toasts).toEqual([{ tone: 'error', message }]));
    expect(await screen.findByRole('button', { name: 'Apply Now' })).toBeTruthy();
  });

  it('PUB-087 SHL-155 tells that nothing answered and what to do, and keeps the button', async () => {
    serve(aJob(), { [apply]: () => Promise.reject(new TypeError('down')) });
    open();
    await agree();
    const message = 'Check your connection and try again. Nothing is lost.';
    const toast = { tone: 'error', title: 'Something Went Wrong!', message };
    await waitFor(() => expect(platform.toasts).toEqual([toast]));
    expect(await screen.findByRole('button', { name: 'Apply Now' })).toBeTruthy();
  });

  it('continues after sign-in up to the confirmation, once, and leaves no mark in the address', async () => {
    const { sent } = serve(aJob());
    open(tutor, '/job-details/41?from=board&apply=1');
    await waitFor(() => expect(lastModal()?.title).toBe('Confirmation!'));
    await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/job-details/41?from=board'));
    expect(platform.modals).toHaveLength(1);
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });
});
