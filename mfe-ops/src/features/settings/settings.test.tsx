import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAsOperator } from '../../common/testing/render.tsx';
import { manifest } from '../../manifest.ts';
import SettingsPage from './settings.page.tsx';

it('OPS-090 an operator changes the own password, and gets to the own account', async () => {
  const { server, platform } = renderAsOperator({ '/ops/settings': <SettingsPage /> }, '/ops/settings', {
    'GET /api/v1/user': { data: { id: 7, roles: ['operator'] } },
    'POST /api/v1/change-password': { status: 'success', message: 'Changed.', data: null },
  });
  const account = await screen.findByRole('link', { name: 'Your account and where you are signed in' });
  expect(account.getAttribute('href')).toBe('/ops/people/7');
  await userEvent.type(screen.getByLabelText('Current password'), 'old-secret');
  await userEvent.type(screen.getByLabelText('New password'), 'new-secret-1');
  await userEvent.type(screen.getByLabelText('New password again'), 'new-secret-1');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(platform.toasts).toMatchObject([{ tone: 'success', message: 'Changed.' }]));
  expect(server.sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    current_password: 'old-secret',
    new_password: 'new-secret-1',
  });
});

it('OPS-090 the page is in the side bar and in the menu of the account', () => {
  const entries = manifest.menu.filter(({ path }) => path === '/ops/settings');
  expect(entries.map(({ place, at }) => [place, at])).toEqual([
    ['ops', undefined],
    ['ops', 'account'],
  ]);
});
