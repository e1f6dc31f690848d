import { addCatalog } from '@porao/platform/shell';
import { failure, provideTestPlatform, stubServer, TestPage, TestRoutes } from '@porao/platform/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../locales/en.ts';
import { SessionContext } from '../session/session.context.ts';
import type { SessionStore } from '../session/store.ts';
import AccountSwitcherPage from './account-switcher.page.tsx';

addCatalog('shell', en);

const user = (type: string) => ({
  id: 7,
  type,
  roles: ['tutor', 'parent'],
  phone_no: '01700000005',
  tutor: null,
});

function open(
  search: Record<string, string>,
  answers: Record<string, unknown>,
  type: 'tutor' | 'parent' = 'tutor',
) {
  const platform = provideTestPlatform({ session: { type, tutorId: 7, phone: '01700000005' } });
  const server = stubServer({ 'GET /api/v1/user': { data: user(type) }, ...answers }, { token: 'a' });
  const store = { authorization: () => 'Account 7' } as unknown as SessionStore;
  render(
    <SessionContext value={store}>
      <TestPage path={`/account-switcher?${new URLSearchParams(search)}`}>
        <TestRoutes pages={{ '/account-switcher': <AccountSwitcherPage /> }} />
      </TestPage>
    </SessionContext>,
  );
  return { ...server, platform };
}
const expectPath = (path: string) => waitFor(() => expect(screen.getByTestId('path').textContent).toBe(path));

it.each([
  ['/parent/dashboard/bag', '/parent/dashboard/bag'],
  ['https://evil.example/', '/parent/dashboard'],
  ['//evil.example', '/parent/dashboard'],
])('NTF-041 a switch for %s ends at %s', async (next, end) => {
  open(
    { to: 'parent', next },
    { 'POST /api/v1/switch-account': { data: { type: 'parent', user: user('parent') } } },
  );
  await expectPath(end);
});

it('API-174 a link from elsewhere adds no role before its owner says so', async () => {
  const { sent } = open(
    { to: 'parent' },
    {
      'GET /api/v1/user': { data: { ...user('tutor'), roles: ['tutor'] } },
      'POST /api/create-parent-profile-from-tutor': {
        data: { type: 'parent', user: user('parent') },
      },
    },
  );
  const yes = await screen.findByRole('button', { name: en['switch.ask.yes'] });
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  fireEvent.click(yes);
  await expectPath('/parent/dashboard');
});

it('SHL-155 a guardian without a gender is led to where it is chosen', async () => {
  const message = 'Please choose your gender under Settings, Personal info, and save. Then switch to tutor.';
  const refused = failure(409, 'CONFLICT', message);
  const { platform } = open({ to: 'tutor' }, { 'POST /api/v1/switch-account': refused }, 'parent');
  await expectPath('/parent/dashboard/settings/personal-info');
  expect(platform.toasts).toEqual([
    { tone: 'error', title: 'The account was not switched', message, duration: false },
  ]);
});
