import { fieldFailure, stubServer } from '@porao/platform/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectPath, guardian, openPage } from '../../common/testing/render.tsx';
import SignInPage from './sign-in.page.tsx';

const phone = '01712345678';
const user = { ...guardian, phone_no_verified_at: '2026-01-05T06:00:00.000Z' };
const signedIn = { status: 'success', type: 'success', message: 'Signed in.', user };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('PUB-108 signs in with the code of the phone, after a wrong one and another number, too', async () => {
  const answers = [fieldFailure({ phone_otp: ['4 tries left.'] }), Response.json(signedIn)];
  const server = stubServer({
    'POST /api/v1/forgot-password/send-otp': { status: 'success', message: '', data: { resend_after: 120 } },
    'POST /api/v1/forgot-password/sign-in': () => answers.shift(),
  });
  const { started } = openPage('/auth/signin', <SignInPage />);
  await press('Get a code instead');
  await userEvent.type(await screen.findByLabelText('Phone number'), '01812345678');
  await press('Send code');
  await press('Wrong number?');
  await userEvent.clear(screen.getByLabelText('Phone number'));
  await userEvent.type(screen.getByLabelText('Phone number'), phone);
  await press('Send code');
  await userEvent.click(await screen.findByLabelText('Digit 1'));
  await userEvent.paste('000000');
  expect((await screen.findByRole('alert')).textContent).toContain('4 tries left.');
  await userEvent.paste('123456');
  await expectPath('/parent/dashboard');
  expect(started).toMatchObject([{ type: 'parent' }]);
  expect(started[0]).not.toHaveProperty('token');
  expect(server.sent.at(-1)?.body).toEqual({ phone_no: phone, phone_otp: '123456' });
});

it('PUB-108 returns to the password', async () => {
  openPage('/auth/signin', <SignInPage />);
  await press('Get a code instead');
  await press('Use the password');
  expect(screen.getByLabelText('Password')).toBeTruthy();
});
