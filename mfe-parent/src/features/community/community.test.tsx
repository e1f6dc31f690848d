import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openAs } from '../../common/testing/guardian.tsx';
import CommunityPage from './community.page.tsx';

it('PAR-078 all posts, or those of my community, as the address says', async () => {
  const { server } = openAs(<CommunityPage />);
  expect(screen.getByRole('button', { name: 'What on your mind...' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(4);
  await userEvent.click(screen.getByRole('radio', { name: 'My Community' }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByTestId('path').textContent).toBe('/parent/dashboard?show=mine');
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(screen.getAllByRole('article')).toHaveLength(4);
  expect(server.sent).toEqual([]);
});
