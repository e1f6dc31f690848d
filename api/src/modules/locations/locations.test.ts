import type { ParentLocation } from '@porao/contracts';
import { expect, it } from 'vitest';
import { expectFailure, openTestApp, type Saved } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createParent } from '../../../test/support/people.repository.ts';
import type { Page } from '../../kit/page.ts';

const test = await openTestApp();

const body = (fields: object = {}) => ({
  city_id: 1,
  location_id: 1001,
  details_location: 'House 3, Road 4',
  lat: 23.7461,
  lon: '90.3742',
  location: 'Dhanmondi Lake',
  ...fields,
});
const add = (token: string, fields: object = {}) =>
  test.send<Saved<ParentLocation>>('POST /api/my-location', { token, body: body(fields) });
const list = (token: string, query = '') =>
  test.read<Page<ParentLocation>>(`/api/my-location${query}`, token);

it('API-123 API-024 stores a location and answers it with city and area', async () => {
  const { token } = await createParent(test.db);
  const { body: answer } = await add(token);
  expect(answer).toMatchObject({ status: 'success', message: 'Location added successfully.' });
  const { location, ...given } = body();
  expect(answer.data).toMatchObject({
    ...given,
    city: { city_name: 'Dhaka' },
    location: { location_name: 'Dhanmondi' },
    lon: 90.3742,
    place_name: location,
  });
  expect((await list(token)).data).toEqual([answer.data]);
  expect((await add(token, { location: undefined })).body.data.place_name).toBeNull();
});

it('API-123 requires coordinates inside Bangladesh, and an area of the city', async () => {
  const { token } = await createParent(test.db);
  const wrong: [object, string][] = [
    [{ lat: undefined }, 'lat'],
    [{ lon: undefined }, 'lon'],
    [{ lat: '' }, 'lat'],
    [{ lat: 51.5 }, 'lat'],
    [{ lon: 77.2 }, 'lon'],
    [{ lat: 'here' }, 'lat'],
    [{ city_id: undefined }, 'city_id'],
    [{ city_id: 9999 }, 'city_id'],
    [{ location_id: undefined }, 'location_id'],
    [{ location_id: 2001 }, 'location_id'],
    [{ details_location: '  ' }, 'details_location'],
  ];
  for (const [fields, field] of wrong) {
    const answer = await add(token, fields);
    expectFailure(answer, 422, 'VALIDATION');
    expect(Object.keys(answer.body.errors)).toContain(field);
  }
  expect((await list(token)).total).toBe(0);
});

it('API-126 RUL-025 lists own locations, three a page', async () => {
  const { token } = await createParent(test.db);
  await add((await createParent(test.db)).token);
  for (let index = 0; index < 4; index++) await add(token);
  expect(await list(token)).toMatchObject({ total: 4, last_page: 2 });
  expect((await list(token)).data).toHaveLength(3);
  expect((await list(token, '?per_page=3&page=2')).data).toHaveLength(1);
});

it('API-124 API-125 API-142 changes and deletes own locations only', async () => {
  const { token } = await createParent(test.db);
  const other = await createParent(test.db);
  const { id } = (await add(token)).body.data;
  const to = { city_id: 2, location_id: 2001, lat: 22.35, lon: 91.8 };
  const put = (by: string) => test.send(`PUT /api/my-location/${id}`, { token: by, body: body(to) });
  const remove = (by: string) => test.send(`DELETE /api/my-location/${id}`, { token: by });
  expectFailure(await put(other.token), 404, 'NOT_FOUND');
  expectFailure(await remove(other.token), 404, 'NOT_FOUND');
  expect((await list(token)).data[0]).toMatchObject({ id, city_id: 1 });
  expect((await put(token)).body).toMatchObject({ message: 'Location updated successfully.', data: to });
  const removed = { status: 'success', message: 'Location deleted successfully.' };
  expect((await remove(token)).body).toMatchObject(removed);
  expect((await list(token)).total).toBe(0);
});

it('API-125 keeps a location that a request names (OQ-099)', async () => {
  const family = await createFamily(test.db);
  await (await openMarket(test)).request(family);
  const answer = await test.send(`DELETE /api/my-location/${family.locationId}`, { token: family.token });
  expectFailure(answer, 409, 'CONFLICT');
  expect((await list(family.token)).total).toBe(1);
});
