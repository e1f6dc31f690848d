import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openAs } from '../../common/testing/guardian.tsx';
import CoachRequestsPage from './coach-requests.page.tsx';

it('PAR-061 a request for a coach can be updated or cancelled, as a sample only', async () => {
  const { server, platform } = openAs(<CoachRequestsPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Request' }));
  expect(platform.toasts.map(({ title }) => title)).toEqual(['Sample', 'Sample']);
  expect(screen.getByRole('region', { name: 'Recommended For You' })).toBeTruthy();
  expect(server.sent).toEqual([]);
});
