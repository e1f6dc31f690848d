import { rememberCode } from '@porao/features';
import { failure, fieldFailure, stubServer } from '@porao/platform/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { done } from '../../common/testing/answers.ts';
import { expectPath, guardian, openPage, tutor, waiting } from '../../common/testing/render.tsx';
import OtpPage from './otp.page.tsx';

const path = '/auth/otp-verification';
const verified = (user: typeof tutor) => ({
  status: 'success',
  type: 'success',
  message: 'Your phone number is verified.',
  errors: {},
  user: { ...user, phone_no_verified_at: '2026-11-20T10:00:00.000Z' },
});
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Digit / });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

function open(type: 'tutor' | 'parent', answers: Record<string, unknown> = {}, intended?: string) {
  const page = openPage(path, <OtpPage />, { pending: waiting(type), ...(intended && { intended }) });
  return { page, server: stubServer(answers, { token: 'jwt' }) };
}

async function enter(code: string): Promise<void> {
  const [first] = boxes();
  if (first) await userEvent.click(first);
  await userEvent.keyboard(code);
}

describe('the OTP page', () => {
  it('AUT-014 AUT-057 has six boxes, and Verify waits for all six digits, which are sent with the last', async () => {
    open('tutor', { 'POST /api/v1/verify-otp': () => failure(500, 'INTERNAL', 'Broken') });
    expect(boxes()).toHaveLength(6);
    expect(boxes()[0]?.autocomplete).toBe('one-time-code');
    expect(button('Verify').disabled).toBe(true);
    await enter('12345');
    expect(button('Verify').disabled).toBe(true);
  });

  it('AUT-075 the sixth digit sends the code once; a wrong one is typed again', async () => {
    const { server } = open('tutor', {
      'POST /api/v1/verify-otp': () => fieldFailure({ otp: ['The OTP is not right. 4 tries left.'] }),
    });
    await enter('123456');
    expect((await screen.findByRole('alert')).textContent).toContain('4 tries left.');
    expect(boxes().map(({ value }) => value)).toEqual(['', '', '', '', '', '']);
    expect(document.activeElement).toBe(boxes()[0]);
    await userEvent.keyboard('65432');
    expect(server.sent).toHaveLength(1);
    await userEvent.keyboard('1');
    await waitFor(() =>
      expect(server.sent.map(({ body }) => body)).toEqual([{ otp: '123456' }, { otp: '654321' }]),
    );
  });

  it('AUT-075 a code that could not be sent stays, and Verify sends it again', async () => {
    const { server } = open('tutor', {
      'POST /api/v1/verify-otp': () => failure(429, 'RATE_LIMITED', 'Please wait.'),
    });
    await enter('123456');
    expect((await screen.findByRole('alert')).textContent).toContain('Please wait.');
    expect(server.sent).toHaveLength(1);
    await userEvent.click(button('Verify'));
    await waitFor(() => expect(server.sent).toHaveLength(2));
  });

  it.each(['tutor', 'parent'] as const)(
    'AUT-076 a wrong number leads back to the sign-up of a %s',
    async (type) => {
      open(type);
      await userEvent.click(button('Wrong number?'));
      await expectPath(`/auth/${type}/signup`);
      expect(sessionStorage.getItem(`porao-draft:${type}-sign-up`)).toContain('"phone_no":"01712345678"');
    },
  );

  it('takes a pasted code, in Bengali digits too', async () => {
    const { server } = open('tutor', { 'POST /api/v1/verify-otp': () => new Promise(() => {}) });
    const [first] = boxes();
    if (first) await userEvent.click(first);
    await userEvent.paste('১২৩ ৪৫৬');
    expect(
      boxes()
        .map(({ value }) => value)
        .join(''),
    ).toBe('123456');
    await waitFor(() => expect(server.sent[0]?.body).toEqual({ otp: '123456' }));
  });

  it('AUT-043 a tutor continues with the first step, with the real session', async () => {
    const { page, server } = open('tutor', { 'POST /api/v1/verify-otp': verified(tutor) }, '/job-details/12');
    await enter('123456');
    await expectPath('/auth/tutor/details/secondary-education');
    expect(server.sent[0]).toMatchObject({ body: { otp: '123456' }, signedIn: true });
    expect(page.started).toEqual([{ ...waiting('tutor'), OTPVerifyUseOnly: false }]);
  });

  it.each([
    [undefined, '/parent/dashboard'],
    ['/job-details/12?from=board', '/job-details/12?from=board'],
  ])('AUT-043 a guardian who wanted %s goes to %s', async (intended, goal) => {
    open('parent', { 'POST /api/v1/verify-otp': verified(guardian) }, intended);
    await enter('123456');
    await expectPath(goal);
  });

  it.each([
    ['of the code', '4 tries left.', (message: string) => fieldFailure({ otp: [message] })],
    ['in general', 'Please wait.', (message: string) => failure(429, 'RATE_LIMITED', message)],
  ])('AUT-060 shows what is wrong %s in an alert, and begins no session', async (_, message, refuse) => {
    const { page } = open('tutor', { 'POST /api/v1/verify-otp': () => refuse(message) });
    await enter('000000');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(page.started).toEqual([]);
  });

  it('AUT-057 AUT-058 AUT-061 without a phone says to sign up first, and neither verifies nor resends', () => {
    openPage(path, <OtpPage />);
    expect(screen.getByRole('alert').textContent).toContain(
      'Oops! It looks like you need to complete the sign-up form first.',
    );
    expect(button('Verify').disabled).toBe(true);
    expect(button('Resend').disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Go to sign-up' }).getAttribute('href')).toBe('/signup-as');
  });

  it('AUT-014 AUT-058 counts two minutes down, over a reload, and only then resends', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
    rememberCode('verify', { phone: '01712345678', seconds: 120 });
    open('tutor');
    expect(screen.getByText('02:00')).toBeTruthy();
    expect(button('Resend').disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(screen.getByText('00:59')).toBeTruthy();
    vi.useRealTimers();
  });

  it('AUT-058 resends once the time is over, and counts again', async () => {
    const { server } = open('tutor', {
      'POST /api/v1/resend-otp': done('Sent.', { resend_after: 120 }),
    });
    await userEvent.click(button('Resend'));
    expect(await screen.findByText('02:00')).toBeTruthy();
    expect(button('Resend').disabled).toBe(true);
    expect(server.sent.map(({ path }) => path)).toEqual(['/api/v1/resend-otp']);
  });

  it('AUT-058 counts down what the server says when it refuses another code, over a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const message = 'A code was sent just now. Please wait 114 seconds and try again.';
    const answers = {
      'POST /api/v1/resend-otp': () => failure(429, 'RATE_LIMITED', message, { 'retry-after': '114' }),
    };
    open('tutor', answers);
    fireEvent.click(button('Resend'));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.getByText('01:54')).toBeTruthy();
    expect(button('Resend').disabled).toBe(true);
    cleanup();
    await vi.advanceTimersByTimeAsync(14_000);
    open('tutor', answers);
    expect(screen.getByText(/^01:(40|39)$/)).toBeTruthy();
    expect(button('Resend').disabled).toBe(true);
  });

  it('AUT-058 does not resend while it verifies', async () => {
    open('tutor', { 'POST /api/v1/verify-otp': () => new Promise(() => {}) });
    await enter('123456');
    expect(await screen.findByRole('button', { name: 'Verifying...' })).toBeTruthy();
    expect(button('Resend').disabled).toBe(true);
  });
});
