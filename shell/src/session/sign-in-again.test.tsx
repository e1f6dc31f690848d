import { session } from '@porao/platform';
import { addCatalog } from '@porao/platform/shell';
import { provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import en from '../locales/en.ts';
import { SessionContext } from './session.context.ts';
import SignInAgainView from './sign-in-again.view.tsx';
import type { SessionStore } from './store.ts';

addCatalog('shell', en);
afterEach(cleanup);

const phone = '01712345678';
const user = {
  phone_no: phone,
  phone_no_verified_at: '2026-11-20T10:00:00.000Z',
  type: 'parent',
  tutor: null,
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('PUB-115 a session that ended over a form goes on by a code, for accounts without a password', async () => {
  provideTestPlatform({ session: { type: 'parent', tutorId: null, phone } });
  const start = vi.spyOn(session(), 'start');
  const server = stubServer({
    'POST /api/v1/forgot-password/send-otp': { status: 'success', message: '', data: { resend_after: 120 } },
    'POST /api/v1/forgot-password/sign-in': { status: 'success', type: 'success', message: '', user },
  });
  const store = { suspendedSession: () => ({ type: 'parent', tutorId: null, phone }) };
  render(
    <TestPage path="/crm/hire-tutor">
      <SessionContext value={store as unknown as SessionStore}>
        <SignInAgainView />
      </SessionContext>
    </TestPage>,
  );
  await press('Get a code instead');
  await press('Send code');
  fireEvent.paste(await screen.findByLabelText('Digit 1'), { clipboardData: { getData: () => '123456' } });
  await waitFor(() => expect(start.mock.lastCall?.[0]).toMatchObject({ phone, type: 'parent' }));
  expect(server.sent.at(-1)?.body).toEqual({ phone_no: phone, phone_otp: '123456' });
});
