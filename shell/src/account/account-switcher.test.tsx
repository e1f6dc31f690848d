import { useLocation } from '@porao/platform';
import { addCatalog } from '@porao/platform/shell';
import { provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import en from '../locales/en.ts';
import { SessionContext } from '../session/session.context.ts';
import type { SessionStore } from '../session/store.ts';
import AccountSwitcherPage from './account-switcher.page.tsx';

addCatalog('shell', en);
afterEach(cleanup);

const user = (type: string) => ({
  id: 7,
  type,
  roles: ['tutor', 'parent'],
  phone_no: '01700000005',
  tutor: null,
});
const Where = () => <output>{useLocation().pathname}</output>;

it.each([
  ['/parent/dashboard/bag', '/parent/dashboard/bag'],
  ['https://evil.example/', '/parent/dashboard'],
  ['//evil.example', '/parent/dashboard'],
])('NTF-041 a switch for %s ends at %s', async (next, end) => {
  provideTestPlatform({ session: { type: 'tutor', tutorId: 7, phone: '01700000005' } });
  stubServer(
    {
      'GET /api/v1/user': { data: user('tutor') },
      'POST /api/v1/switch-account': { data: { token: 'b', type: 'parent', user: user('parent') } },
    },
    { token: 'a' },
  );
  const store = { token: () => 'a' } as unknown as SessionStore;
  render(
    <SessionContext value={store}>
      <TestPage path={`/account-switcher?${new URLSearchParams({ to: 'parent', next })}`}>
        <AccountSwitcherPage />
        <Where />
      </TestPage>
    </SessionContext>,
  );
  await waitFor(() => expect(screen.getAllByRole('status').at(-1)?.textContent).toBe(end));
});

it('API-174 a link from elsewhere adds no role before its owner says so', async () => {
  provideTestPlatform({ session: { type: 'tutor', tutorId: 7, phone: '01700000005' } });
  const { sent } = stubServer(
    {
      'GET /api/v1/user': { data: { ...user('tutor'), roles: ['tutor'] } },
      'POST /api/create-parent-profile-from-tutor': {
        data: { token: 'b', type: 'parent', user: user('parent') },
      },
    },
    { token: 'a' },
  );
  const store = { token: () => 'a' } as unknown as SessionStore;
  render(
    <SessionContext value={store}>
      <TestPage path="/account-switcher?to=parent">
        <AccountSwitcherPage />
        <Where />
      </TestPage>
    </SessionContext>,
  );
  const yes = await screen.findByRole('button', { name: en['switch.ask.yes'] });
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  fireEvent.click(yes);
  await waitFor(() => expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('/parent/dashboard'));
});
