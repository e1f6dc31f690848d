import { hrefOf } from '@porao/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openAs } from '../../common/testing/guardian.tsx';
import MyCoachPage from './my-coach.page.tsx';

it('PAR-063 each coach has four actions, of which managing leads on; nothing is asked for', async () => {
  const { server, platform } = openAs(<MyCoachPage />);
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(2);
  for (const card of cards) {
    const inside = within(card);
    expect(inside.getByText('Sample')).toBeTruthy();
    expect(hrefOf('Manage Coach', inside)).toBe('/parent/dashboard/manage-coach/job-details');
    for (const name of ['Message', 'Call', 'View Profile']) {
      await userEvent.click(inside.getByRole('button', { name }));
    }
  }
  expect(platform.toasts).toHaveLength(6);
  expect(server.sent).toEqual([]);
});
