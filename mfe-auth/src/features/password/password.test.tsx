import { keepReset, readReset, rememberCode } from '@porao/features';
import { session } from '@porao/platform';
import { failure, fieldFailure, stubServer } from '@porao/platform/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { done, tutorSession } from '../../common/testing/answers.ts';
import { expectPath, openPage } from '../../common/testing/render.tsx';
import ForgottenPasswordPage from './forgotten.page.tsx';
import ResetPasswordPage from './reset.page.tsx';
import ResetOtpPage from './reset-otp.page.tsx';

const phone = '01712345678';
const sendKey = 'POST /api/v1/forgot-password/send-otp';
const verifyKey = 'POST /api/v1/forgot-password/verify-forgot-password-otp';
const resetKey = 'POST /api/v1/forgot-password/reset';
const rightCode = { status: 'success', type: 'success', message: 'Go on.', token: 'right' };
const changed = done('Your password was changed.', null);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function askForCode(typed = phone): Promise<void> {
  openPage('/auth/forgotten-password', <ForgottenPasswordPage />);
  await userEvent.type(screen.getByLabelText('Phone number'), typed);
  await press('Send code');
}

/** Opens the page of the code for whoever asked for one, and types it. */
async function typeCode(code: string, options?: Parameters<typeof openPage>[2]): Promise<void> {
  keepReset({ phone });
  openPage('/auth/otp-verification-for-password-reset', <ResetOtpPage />, options);
  await userEvent.click(screen.getByLabelText('Digit 1'));
  await userEvent.keyboard(code);
}

async function saveNewPassword(): Promise<void> {
  await userEvent.type(screen.getByLabelText('New password'), 'a-new-secret');
  await userEvent.type(screen.getByLabelText('Password again'), 'a-new-secret');
  await press('Save password');
}

describe('a forgotten password', () => {
  it('AUT-008 asks for the phone, has a code sent, and goes on to enter it', async () => {
    const server = stubServer({ [sendKey]: done('Sent.', { resend_after: 120 }) });
    await askForCode('+88 01712-345678');
    await expectPath('/auth/otp-verification-for-password-reset');
    expect(server.sent[0]?.body).toEqual({ phone_no: phone });
    expect(readReset()).toEqual({ phone });
  });

  it('refuses what is no phone', async () => {
    const server = stubServer({});
    openPage('/auth/forgotten-password', <ForgottenPasswordPage />);
    await press('Send code');
    expect(await screen.findByText(/^Phone number must start with '01'/)).toBeTruthy();
    expect(server.sent).toEqual([]);
  });

  it.each([
    ['25', 'A code was just sent to this number. Please wait 25 seconds and try again.'],
    ['1800', 'Too many codes.'],
  ])('AUT-073 stays where codes were asked for elsewhere, and says why (%s s)', async (wait, message) => {
    stubServer({ [sendKey]: () => failure(429, 'RATE_LIMITED', message, { 'retry-after': wait }) });
    await askForCode();
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(readReset()).toBeNull();
  });

  it('AUT-008 AUT-073 opens the code page for a code sent just before from here, with the rest of the countdown', async () => {
    rememberCode('reset', { phone, seconds: 118 });
    stubServer({
      [sendKey]: () => failure(429, 'RATE_LIMITED', 'A code was sent just now.', { 'retry-after': '114' }),
    });
    await askForCode();
    await expectPath('/auth/otp-verification-for-password-reset');
    cleanup();
    openPage('/auth/otp-verification-for-password-reset', <ResetOtpPage />);
    expect(screen.getByText(/^01:5\d$/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend' }).disabled).toBe(true);
  });

  it('signs out whoever began it in the settings, once the code is right', async () => {
    stubServer({ [verifyKey]: rightCode });
    await typeCode('123456', { session: tutorSession });
    await expectPath('/auth/reset-password');
    expect(session().current()).toBeNull();
    expect(readReset()?.token).toBe('right');
  });

  it('AUT-010 exchanges the right code for the right to set a new one', async () => {
    const server = stubServer({ [verifyKey]: rightCode });
    await typeCode('123456');
    await expectPath('/auth/reset-password');
    expect(server.sent[0]?.body).toEqual({ phone_no: phone, phone_otp: '123456' });
    expect(readReset()?.token).toBe('right');
  });

  it('AUT-076 a wrong number is typed again: the page before has it', async () => {
    stubServer({});
    await typeCode('1');
    await press('Wrong number?');
    await expectPath('/auth/forgotten-password');
    cleanup();
    openPage('/auth/forgotten-password', <ForgottenPasswordPage />);
    expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe(phone);
  });

  it('shows what is wrong with the code', async () => {
    stubServer({ [verifyKey]: () => fieldFailure({ phone_otp: ['The OTP is not right. 4 tries left.'] }) });
    await typeCode('000000');
    expect((await screen.findByRole('alert')).textContent).toContain('4 tries left');
  });

  it('AUT-011 AUT-052 sets it with a confirmation, and leads to sign in', async () => {
    keepReset({ phone, token: 'right' });
    const server = stubServer({ [resetKey]: changed });
    const page = openPage('/auth/reset-password', <ResetPasswordPage />);
    await userEvent.type(screen.getByLabelText('New password'), 'a-new-secret');
    await press('Save password');
    expect(await screen.findByText('Please confirm your password.')).toBeTruthy();
    expect(server.sent).toEqual([]);
    await userEvent.type(screen.getByLabelText('Password again'), 'a-new-secret');
    await press('Save password');
    await expectPath('/auth/signin');
    expect(server.sent[0]?.body).toEqual({
      phone_no: phone,
      token: 'right',
      password: 'a-new-secret',
      password_confirmation: 'a-new-secret',
    });
    expect(page.toasts[0]?.message).toBe('Your password was changed.');
    expect(readReset()).toBeNull();
  });

  it('says of a refused token, which has no field, that the form was refused', async () => {
    keepReset({ phone, token: 'old' });
    stubServer({ [resetKey]: () => fieldFailure({ token: ['The token is too old.'] }) });
    openPage('/auth/reset-password', <ResetPasswordPage />);
    await saveNewPassword();
    expect((await screen.findByRole('alert')).textContent).toContain('The token is too old.');
  });

  it('OPS-063 takes phone and token from the link of an invitation', async () => {
    const server = stubServer({ [resetKey]: changed });
    openPage(`/auth/reset-password#phone=${phone}&token=invited`, <ResetPasswordPage />);
    await saveNewPassword();
    await expectPath('/auth/signin');
    expect(server.sent[0]?.body).toMatchObject({ phone_no: phone, token: 'invited' });
  });

  it('sends whoever has no right code back to the start', async () => {
    keepReset({ phone });
    openPage('/auth/reset-password', <ResetPasswordPage />);
    await expectPath('/auth/forgotten-password');
  });
});
