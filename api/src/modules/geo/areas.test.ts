import type { GeoPlace, LookupRow } from '@porao/contracts';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/app.ts';
import { createUser } from '../../../test/support/people.repository.ts';

const test = await openTestApp();
const operator = await createUser(test.db, 'operator');

const act = <T>(what: string, body: object = {}) =>
  test.send<T>(`POST /api/ops/lookups/locations${what}`, { token: operator.token, body });

it('OPS-083 an area that was added is found as a place, by name, by its city and by position, until it is hidden', async () => {
  const names = { name: 'Lake View', bengali_name: 'লেক ভিউ' };
  const added = { ...names, parent_id: 1, latitude: 23.83, longitude: 90.53 };
  const { id } = (await act<{ data: LookupRow }>('', added)).body.data;
  const found = async (query: string) => {
    const places = await test.read<GeoPlace[]>(`/api/geo/search?query=${encodeURIComponent(query)}`);
    return places.map(({ place_id }) => place_id);
  };
  const place = {
    display_name: 'Lake View, Dhaka, Bangladesh',
    address: { suburb: 'Lake View', city: 'Dhaka' },
  };
  for (const query of ['lake v', 'লেক ভিউ', 'Lake View, Dhaka'])
    expect(await found(query)).toEqual([`area-${id}`]);
  const at = () => test.read<GeoPlace>('/api/geo/reverse?lat=23.83&lon=90.53');
  expect(await at()).toMatchObject(place);
  await act(`/${id}/rename`, { ...names, name: 'Lake View Garden' });
  expect(await found('garden')).toEqual([`area-${id}`]);
  await act(`/${id}/hide`);
  expect(await found('lake v')).toEqual([]);
  expect((await at()).address.suburb).not.toBe('Lake View Garden');
});
