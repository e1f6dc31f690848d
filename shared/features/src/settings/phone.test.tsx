import { failure, provideTestPlatform, stubServer, TestPage, TestRoutes } from '@porao/platform/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rememberCode } from '../otp/countdown.ts';
import { readReset } from '../otp/reset.store.ts';
import { PhoneSettings } from './phone.settings.tsx';

const sendKey = 'POST /api/v1/forgot-password/send-otp';
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send code' });

function openSettings(answer: unknown) {
  provideTestPlatform({ session: { type: 'tutor', tutorId: 31, phone: '01712345678' } });
  const server = stubServer({ [sendKey]: answer }, { token: 'jwt' });
  render(
    <TestPage path="/tutor/settings/personal-info">
      <TestRoutes pages={{ '*': <PhoneSettings phone="01712345678" /> }} />
    </TestPage>,
  );
  return server;
}

const expectPath = (path: string) => waitFor(() => expect(screen.getByTestId('path').textContent).toBe(path));

it('TUT-058 sends the code of a forgotten password to the phone and goes on to enter it; e-mail is disabled', async () => {
  let answer: (value: unknown) => void = () => {};
  const server = openSettings(() => new Promise((resolve) => (answer = resolve)));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'E-mail' }).disabled).toBe(true);
  fireEvent.click(sendButton());
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeTruthy();
  answer({ status: 'success', message: 'Sent.', data: { resend_after: 120 } });
  await expectPath('/auth/otp-verification-for-password-reset');
  expect(server.sent[0]?.body).toEqual({ phone_no: '01712345678' });
  expect(readReset()).toEqual({ phone: '01712345678' });
});

it('shows why no code was sent, and can be tried again', async () => {
  const server = openSettings(() => failure(503, 'UNAVAILABLE', 'No SMS can be sent.'));
  fireEvent.click(sendButton());
  expect((await screen.findByRole('alert')).textContent).toContain('This cannot be done at the moment.');
  expect(readReset()).toBeNull();
  server.answers[sendKey] = () => failure(429, 'RATE_LIMITED', 'Just sent.', { 'retry-after': '60' });
  fireEvent.click(sendButton());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Just sent.'));
  expect(readReset()).toBeNull();
  rememberCode('reset', { phone: '01712345678', seconds: 60 });
  fireEvent.click(sendButton());
  await expectPath('/auth/otp-verification-for-password-reset');
});
