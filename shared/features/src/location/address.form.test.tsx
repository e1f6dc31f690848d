import { ApiError } from '@porao/platform';
import { provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AddressForm } from './address.form.tsx';

// Leaflet measures the page, which jsdom has none of.
const pinned = { latitude: 23.8069, longitude: 90.3687 };
vi.mock('@porao/ui/map', () => ({
  LocationMap: ({ position, onPick }: { position: object | null; onPick: (at: typeof pinned) => void }) => (
    <button type="button" onClick={() => onPick(pinned)}>
      {`Map ${JSON.stringify(position)}`}
    </button>
  ),
}));

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
      { id: 1, text: 'Uttara', latitude: 23.8728, longitude: 90.3984 },
      { id: 5, text: 'Mirpur 10' },
      { id: 4, text: 'Mirpur 2' },
      { id: 3, text: 'Mirpur' },
      { id: 2, text: 'Dhanmondi', latitude: 23.7461, longitude: 90.3742 },
    ],
    'GET /api/geo/reverse': {
      place_id: 'near',
      lat: '23.8069',
      lon: '90.3687',
      display_name: 'Mirpur 10, Dhaka, Bangladesh',
      address: { suburb: 'Mirpur 10', city: 'Dhaka' },
      city_id: 1,
      location_id: 5,
    },
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

const area = () => screen.getByLabelText<HTMLSelectElement>('Location');
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const map = () => screen.findByRole('button', { name: /^Map/ });

it('SHL-146 areas are sorted by name, numbers by their value', async () => {
  open({ start: { city_id: 1 } });
  await screen.findByRole('option', { name: 'Dhanmondi' });
  const names = [...area().options].slice(1).map(({ text }) => text);
  expect(names).toEqual(['Dhanmondi', 'Mirpur', 'Mirpur 2', 'Mirpur 10', 'Uttara']);
});

it('SHL-145 the area moves the pin until that was set by hand', async () => {
  const send = open({ start: { details_location: 'House 7' } });
  await screen.findByRole('option', { name: 'Dhaka' });
  choose('City', '1');
  await screen.findByRole('option', { name: 'Dhanmondi' });
  choose('Location', '1');
  expect((await map()).textContent).toContain('23.8728');
  choose('Location', '2');
  expect((await map()).textContent).toContain('23.7461');
  fireEvent.click(button());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0]).toMatchObject({ lat: 23.7461, lon: 90.3742, location: 'Dhanmondi, Dhaka' });
  fireEvent.click(await map());
  expect(await screen.findByText('The pin is in Mirpur 10.')).toBeTruthy();
  choose('Location', '1');
  expect((await map()).textContent).toContain('23.8069');
  expect(area().value).toBe('1');
  fireEvent.click(screen.getByRole('button', { name: 'Choose this area' }));
  expect(area().value).toBe('5');
  expect(screen.queryByText('The pin is in Mirpur 10.')).toBeNull();
});

it('SHL-145 the pin chooses city and area where none was chosen', async () => {
  open();
  await screen.findByRole('option', { name: 'Dhaka' });
  fireEvent.click(await map());
  await waitFor(() => expect(area().selectedOptions[0]?.text).toBe('Mirpur 10'));
  expect(screen.getByLabelText<HTMLSelectElement>('City').value).toBe('1');
  expect(screen.queryByRole('button', { name: 'Choose this area' })).toBeNull();
});

it('SHL-145 a saved pin stays where it is when another area is chosen', async () => {
  open({ start: stored });
  await screen.findByRole('option', { name: 'Uttara' });
  choose('Location', '1');
  expect((await map()).textContent).toContain('23.74,');
});

it('SHL-155 cannot be saved without a pin, and says how to get one', async () => {
  open({ start: { city_id: 1, location_id: 2, details_location: 'House 7' } });
  await screen.findByRole('option', { name: 'Dhanmondi' });
  expect(button().disabled).toBe(true);
  expect(screen.getByText(/^Choose the area or tap the map/)).toBeTruthy();
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
