import { failure, provideTestPlatform, stubServer } from '@porao/platform/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { changePhone } from './phone.settings.tsx';

afterEach(() => vi.unstubAllGlobals());

const key = 'POST /api/v1/change-phone-no';

it('TUT-118 says that a change of phone failed, and why', async () => {
  const platform = provideTestPlatform();
  const message = 'The phone number has already been taken.';
  stubServer({ [key]: () => failure(422, 'VALIDATION', message) }, { token: 'jwt' });
  await changePhone('01912345678', () => {});
  expect(platform.toasts).toEqual([{ tone: 'error', title: 'Failed to update phone!', message }]);
});

it('opens the verification of the new phone', async () => {
  const platform = provideTestPlatform();
  const sent = { status: 'success', message: 'Sent.', data: { resend_after: 120 } };
  const server = stubServer({ [key]: sent }, { token: 'jwt' });
  await changePhone('01912345678', () => {});
  expect(server.sent[0]?.body).toEqual({ phone_no: '01912345678' });
  expect(platform.modals[0]?.title).toBe('Verify your phone number');
});
