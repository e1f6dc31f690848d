import { ApiError } from '@porao/platform';
import { provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AddressForm } from './address.form.tsx';

// Leaflet measures the page, which jsdom has none of.
vi.mock('@porao/ui/map', () => ({ LocationMap: () => null }));

type Props = Parameters<typeof AddressForm>[0];
const stored = {
  city_id: 1,
  location_id: 2,
  details_location: 'House 7',
  lat: 23.74,
  lon: 90.37,
  location: 'Dhanmondi, Dhaka',
};

function open(props: Partial<Props> = {}) {
  provideTestPlatform({ session: { type: 'parent', tutorId: null, phone: '01712345678' } });
  stubServer({
    'GET /api/city/select': [
      { id: 1, text: 'Dhaka' },
      { id: 2, text: 'Chattogram' },
    ],
    'POST /api/location/select': [
      { id: 1, text: 'Uttara' },
      { id: 2, text: 'Dhanmondi' },
    ],
  });
  const send = vi.fn<Props['send']>(async () => {});
  render(
    <TestPage>
      <AddressForm draft="address" submitLabel="Save" busyLabel="Saving..." send={send} {...props} />
    </TestPage>,
  );
  return send;
}

const detail = () => screen.getByLabelText<HTMLTextAreaElement>('Detail Address');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const write = (value: string) => fireEvent.change(detail(), { target: { value } });

it('cannot be saved without a pin', async () => {
  open({ start: { city_id: 1, location_id: 2, details_location: 'House 7' } });
  await screen.findByRole('option', { name: 'Dhanmondi' });
  expect(button().disabled).toBe(true);
});

it('names what is missing beside the pin', async () => {
  const send = open({ start: { lat: stored.lat, lon: stored.lon, location: stored.location } });
  await screen.findByRole('option', { name: 'Dhaka' });
  fireEvent.click(button());
  await waitFor(() => expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(3));
  expect(send).not.toHaveBeenCalled();
});

it('is saved with its pin, and kept for a reload until then', async () => {
  const send = open({ start: stored });
  await screen.findByRole('option', { name: 'Dhanmondi' });
  write('House 8');
  expect(sessionStorage.getItem('porao-draft:address')).toContain('House 8');
  fireEvent.click(button());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0]).toEqual({ ...stored, details_location: 'House 8' });
  await waitFor(() => expect(sessionStorage.getItem('porao-draft:address')).toBeNull());
});

it.each(['details_location', 'lat', 'location'])(
  'shows what the server refuses of %s, and keeps what was typed',
  async (name) => {
    const refusal = new ApiError('No.', 422, 'VALIDATION', { [name]: ['Not there.'] });
    open({ start: stored, send: async () => Promise.reject(refusal) });
    await screen.findByRole('option', { name: 'Dhanmondi' });
    write('House 8');
    fireEvent.click(button());
    expect(await screen.findByText('Not there.')).toBeTruthy();
    expect(detail().value).toBe('House 8');
    expect(button().disabled).toBe(false);
  },
);

it('another city takes the area away', async () => {
  const send = open({ start: stored });
  await screen.findByRole('option', { name: 'Dhanmondi' });
  fireEvent.change(screen.getByLabelText('City'), { target: { value: '2' } });
  fireEvent.click(button());
  await waitFor(() => expect(screen.getByLabelText('Location').getAttribute('aria-invalid')).toBe('true'));
  expect(send).not.toHaveBeenCalled();
});
