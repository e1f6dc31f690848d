import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { done, place } from '../../common/testing/answers.ts';
import { renderAsGuardian } from '../../common/testing/render.tsx';
import { LocationCard } from './locations.page.tsx';

// Leaflet measures the page, which jsdom has none of.
vi.mock('@porao/ui/map', () => ({ LocationMap: () => <div role="group" aria-label="Map" /> }));

it('PAR-035 PAR-111 PAR-117 shows the address on a small map; its delete works and is hidden', async () => {
  const card = <LocationCard row={place(7)} onEdit={() => {}} />;
  const { server, platform } = renderAsGuardian('/', '/', card, { 'DELETE /api/my-location/7': done() });
  expect(screen.getByRole('article', { name: 'Dhanmondi, Dhaka' }).textContent).toContain('House 7');
  expect(await screen.findByRole('group', { name: 'Map' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  fireEvent.click(screen.getByText('Delete'));
  await waitFor(() =>
    expect(platform.toasts.map(({ message }) => message)).toEqual(['Location deleted successfully.']),
  );
  expect(server.sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /api/my-location/7']);
});

it('names the pin only where it is called otherwise than the area', () => {
  const row = place(7, { place_name: 'Dhanmondi, Dhaka' });
  renderAsGuardian('/', '/', <LocationCard row={row} onEdit={() => {}} />);
  expect(screen.getAllByText(/Dhanmondi, Dhaka/)).toHaveLength(1);
});
