import { dhaka } from '@porao/contracts/constants';
import { provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LazyMap } from './lazy-map.tsx';
import { mapZoom, placeName, toPlace } from './place.ts';
import { PlaceSearch } from './place-search.tsx';

const renderSearch = (onPlace = () => {}) => {
  provideTestPlatform();
  render(
    <TestPage>
      <PlaceSearch label="Search" onPlace={onPlace} />
    </TestPage>,
  );
  return screen.getByRole('combobox');
};
const place = (number: number) => ({
  place_id: String(number),
  lat: '23.7461',
  lon: '90.3742',
  display_name: `Place ${number}, Dhaka, Bangladesh`,
  address: {},
});

it('AUT-067 a place has the name of its quarter, else the beginning of its long name, else is unknown', () => {
  const named = (address: object, display_name = 'House 7, Road 3, Dhaka') =>
    placeName({ address, display_name });
  expect(named({ quarter: 'Lalmatia', suburb: 'Mohammadpur', city: 'Dhaka' })).toBe('Lalmatia, Dhaka');
  expect(named({ suburb: 'Mohammadpur' })).toBe('Mohammadpur');
  expect(named({})).toBe('House 7, Road 3');
  expect(named({}, '')).toBe('Unknown Location');
});

it('a suggestion without a readable position is none', () => {
  expect(toPlace(place(1))).toEqual({ name: 'Place 1, Dhaka', latitude: 23.7461, longitude: 90.3742 });
  const area = { city_id: 1, location_id: 1001 };
  expect(toPlace({ ...place(1), ...area })).toMatchObject({ area });
  expect(toPlace({ ...place(1), lat: 'x' })).toBeNull();
  expect(toPlace({ ...place(1), display_name: 'Dhaka' })?.name).toBe('Dhaka');
});

it('RUL-010 RUL-032 asks 300 ms after the last key, and shows at most five places', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  const { sent } = stubServer({ 'GET /api/geo/search': [1, 2, 3, 4, 5, 6, 7].map(place) });
  const input = renderSearch();
  const type = async (text: string, pause: number) => {
    fireEvent.change(input, { target: { value: text } });
    await act(() => vi.advanceTimersByTimeAsync(pause));
  };
  fireEvent.focus(input);
  await type('Dhan', 299);
  await type('Dhanmondi ', 299);
  expect(sent).toHaveLength(0);
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(sent.map(({ path }) => path)).toEqual(['/api/geo/search?query=Dhanmondi&limit=5']);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getAllByRole('option')).toHaveLength(5);
  await type('   ', 1000);
  expect(screen.queryAllByRole('option')).toHaveLength(0);
  expect(sent).toHaveLength(1);
});

it('offers the places again when the field is pressed after a choice, without another search', async () => {
  const { sent } = stubServer({ 'GET /api/geo/search': [place(1), place(2)] });
  const chosen = vi.fn<() => void>();
  const input = renderSearch(chosen);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: 'Place' } });
  for (const number of [1, 2]) {
    fireEvent.mouseDown(await screen.findByRole('option', { name: place(number).display_name }));
    expect(input.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(input);
    expect(input.getAttribute('aria-expanded')).toBe('true');
  }
  expect(chosen).toHaveBeenCalledTimes(2);
  expect(sent).toHaveLength(1);
});

it('RUL-008 RUL-031 the map looks at Dhaka from zoom 12, and at a chosen place from zoom 14', async () => {
  expect(dhaka).toEqual({ latitude: 23.8103, longitude: 90.4125 });
  expect(mapZoom).toEqual({ start: 12, chosen: 14 });
  provideTestPlatform({ config: { tileUrl: '/tiles/{z}/{x}/{y}' } });
  const tile = () => document.querySelector('img')?.getAttribute('src');
  const first = render(<LazyMap position={null} onPick={() => {}} />);
  // The tile that holds the middle of Dhaka at zoom 12.
  await waitFor(() => expect(tile()).toMatch(/^\/tiles\/12\/307\d\/176\d$/));
  first.unmount();
  render(<LazyMap position={{ latitude: 22.3569, longitude: 91.7832 }} onPick={() => {}} />);
  await waitFor(() => expect(tile()).toMatch(/^\/tiles\/14\//));
});
