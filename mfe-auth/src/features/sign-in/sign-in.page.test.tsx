import type { CurrentUser } from '@porao/contracts';
import { Navigate, session, useSession } from '@porao/platform';
import { failure, provideTestPlatform, stubServer, TestPage, TestRoutes } from '@porao/platform/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { done } from '../../common/testing/answers.ts';
import { expectPath, openPage, tutor as unverifiedTutor } from '../../common/testing/render.tsx';
import en from '../../locales/en.ts';
import SignInPage from './sign-in.page.tsx';

const verified = { phone_no: '01700000001', phone_no_verified_at: '2026-01-05T06:00:00.000Z' };
const tutor: CurrentUser = { ...unverifiedTutor, ...verified };
const parent: CurrentUser = { ...tutor, type: 'parent', roles: ['parent'], tutor: null };

const answerFor = (user: CurrentUser) => ({
  status: 'success',
  type: 'success',
  message: 'Signed in.',
  user,
});

function open(answer: unknown, intended: string | null = null) {
  const server = stubServer({ 'POST /api/v1/login': answer });
  const { started } = openPage('/auth/signin', <SignInPage />, { intended });
  return { ...server, started };
}

/** As the shell guards a page for guests only. */
function GuestGuard() {
  return useSession() === null ? <SignInPage /> : <Navigate replace to="/tutor/dashboard" />;
}

const identifier = () => screen.getByLabelText<HTMLInputElement>('Phone number or e-mail');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

async function signIn(name = '01700000001', secret = 'demo-porao-1'): Promise<void> {
  await userEvent.type(identifier(), name);
  await userEvent.type(password(), secret);
  await press();
}

describe('the sign-in page', () => {
  it('AUT-003 welcomes back, and offers what password managers and phones need', () => {
    open(answerFor(tutor));
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeTruthy();
    expect(identifier().autocomplete).toBe('username');
    expect(password().autocomplete).toBe('current-password');
    expect(password().type).toBe('password');
  });

  it.each([
    ['Forgotten password?', '/auth/forgotten-password'],
    ['terms and conditions', '/terms-conditions'],
    ['privacy policy', '/privacy-policy'],
    ['Join as a tutor', '/auth/tutor/signup'],
    ['Join as a guardian', '/auth/parent/signup'],
  ])('AUT-004 AUT-005 links %s to %s', (name, path) => {
    open(answerFor(tutor));
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
  });

  it.each([
    ['a tutor', tutor, null, '/tutor/dashboard'],
    ['a guardian', parent, null, '/parent/dashboard'],
    ['a tutor who came from a job', tutor, '/job-details/12?from=board', '/job-details/12?from=board'],
    ['a guardian who came from a page', parent, '/parent/dashboard/hire', '/parent/dashboard/hire'],
  ])('AUT-041 takes %s on to the right page', async (_, user, intended, path) => {
    const { started } = open(answerFor(user), intended);
    await signIn();
    await expectPath(path);
    expect(started).toEqual([
      {
        type: user.type,
        tutorId: user.tutor?.tutorid ?? null,
        phone: '01700000001',
        OTPVerifyUseOnly: false,
      },
    ]);
  });

  it("arrives at the remembered path although the shell's guest guard moves to the dashboard first", async () => {
    provideTestPlatform({ catalogs: { 'mfe-auth': en } });
    vi.spyOn(session(), 'takeIntendedPath').mockReturnValue('/job-details/12');
    stubServer({ 'POST /api/v1/login': answerFor(tutor) });
    render(
      <TestPage path="/auth/signin">
        <TestRoutes pages={{ '/auth/signin': <GuestGuard /> }} />
      </TestPage>,
    );
    await signIn();
    await expectPath('/job-details/12');
  });

  it('AUT-040 begins a verification-only session while the phone is unverified, and keeps the remembered path', async () => {
    const { started } = open(answerFor({ ...tutor, phone_no_verified_at: null }), '/job-details/12');
    await signIn();
    await expectPath('/auth/otp-verification');
    expect(started[0]?.OTPVerifyUseOnly).toBe(true);
    expect(session().takeIntendedPath).not.toHaveBeenCalled();
  });

  it('has a code sent to a phone that still waits for one, and tells the next page of it', async () => {
    const server = open(answerFor({ ...tutor, phone_no_verified_at: null }));
    server.answers['POST /api/v1/resend-otp'] = done('Sent.', { resend_after: 120 });
    await signIn();
    await expectPath('/auth/otp-verification');
    expect(server.sent.map(({ path }) => path)).toEqual(['/api/v1/login', '/api/v1/resend-otp']);
    expect(sessionStorage.getItem('porao-code:verify')).toContain('01700000001');
  });

  it.each([
    ['was sent before', { resend_in_seconds: 114 }, ['login']],
    ['cannot be had now', undefined, ['login', 'resend-otp']],
  ])('AUT-014 AUT-058 goes on with the countdown when a code %s', async (_, data, calls) => {
    const server = open({ ...answerFor({ ...tutor, phone_no_verified_at: null }), data });
    const refusal = () => failure(429, 'RATE_LIMITED', 'A code was sent just now.', { 'retry-after': '114' });
    server.answers['POST /api/v1/resend-otp'] = refusal;
    await signIn();
    await expectPath('/auth/otp-verification');
    expect(server.sent.map(({ path }) => path)).toEqual(calls.map((call) => `/api/v1/${call}`));
    const { until } = JSON.parse(sessionStorage.getItem('porao-code:verify') ?? '{}') as { until: number };
    expect(Math.abs(until - Date.now() - 109_000)).toBeLessThanOrEqual(5000);
  });

  it('sends a phone typed in Bengali digits in the form of the server', async () => {
    const server = open(answerFor(tutor));
    await signIn('০১৭০০ ০০০০০১');
    await expectPath('/tutor/dashboard');
    expect(server.sent[0]?.body).toEqual({ phone_no: '01700000001', password: 'demo-porao-1' });
  });

  it('shows an operator where to sign in, and starts no session', async () => {
    const operator: CurrentUser = { ...tutor, type: 'operator', roles: ['operator'], tutor: null };
    const { started } = open(answerFor(operator));
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toMatch(/This is an operator account/);
    expect(started).toEqual([]);
  });

  it("AUT-062 shows the server's message in an alert and keeps what was typed", async () => {
    const message = 'The phone number, e-mail or password is not right.';
    open(() => failure(422, 'VALIDATION', message));
    await signIn('01700000001', 'wrong-password');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(message);
    expect(identifier().value).toBe('01700000001');
    expect(password().value).toBe('wrong-password');
  });

  it('takes the message away on the next try', async () => {
    const server = open(() => failure(422, 'VALIDATION', 'Not right.'));
    await signIn();
    expect(await screen.findByText('Not right.')).toBeTruthy();
    server.answers['POST /api/v1/login'] = answerFor(tutor);
    await press();
    await expectPath('/tutor/dashboard');
    expect(screen.queryByText('Not right.')).toBeNull();
  });

  it('shows that nothing was lost when no answer comes', async () => {
    open(() => Promise.reject(new TypeError('Failed to fetch')));
    await signIn();
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/);
    expect(password().value).toBe('demo-porao-1');
  });

  it('shows that it is busy, and sends once however often it is pressed', async () => {
    let answer: (value: unknown) => void = () => {};
    const server = open(() => new Promise((resolve) => (answer = resolve)));
    await signIn();
    const button = await screen.findByRole('button', { name: 'Signing in...' });
    await userEvent.click(button);
    await userEvent.type(password(), '{Enter}');
    expect(server.sent).toHaveLength(1);
    answer(answerFor(tutor));
    await expectPath('/tutor/dashboard');
  });

  it('asks for both when both are empty, focuses the first, and calls nothing', async () => {
    const server = open(answerFor(tutor));
    await press();
    expect(await screen.findByText('Phone number or e-mail is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(document.activeElement).toBe(identifier());
    expect(identifier().getAttribute('aria-invalid')).toBe('true');
    expect(server.sent).toEqual([]);
  });
});
