import { provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toPlace } from './place.ts';
import { usePlaceSearch } from './place-search.query.ts';

const found = {
  place_id: '1',
  lat: '23.7461',
  lon: '90.3742',
  display_name: 'Dhanmondi, Dhaka, Bangladesh',
  address: {},
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  provideTestPlatform();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('RUL-032 asks 300 ms after the last key, for up to five places', async () => {
  const { sent } = stubServer({ 'GET /api/geo/search': [found] });
  const { rerender } = renderHook(({ text }) => usePlaceSearch(text), {
    initialProps: { text: '' },
    wrapper: TestPage,
  });
  const type = async (text: string, pause: number) => {
    rerender({ text });
    await act(() => vi.advanceTimersByTimeAsync(pause));
  };
  await type('Dhan', 299);
  await type('Dhanmondi ', 299);
  expect(sent).toHaveLength(0);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(sent.map(({ path }) => path)).toEqual(['/api/geo/search?query=Dhanmondi&limit=5']);
  await type('', 1000);
  expect(sent).toHaveLength(1);
});

it('keeps the short name and the position of a place', () => {
  expect(toPlace(found)).toEqual({ name: 'Dhanmondi, Dhaka', latitude: 23.7461, longitude: 90.3742 });
  expect(toPlace({ ...found, lat: 'x' })).toBeNull();
  expect(toPlace({ ...found, display_name: 'Dhaka' })?.name).toBe('Dhaka');
});
