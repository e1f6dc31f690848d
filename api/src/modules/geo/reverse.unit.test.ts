import { expect, it } from 'vitest';
import { cities, districts } from '../../reference/index.ts';
import { areas } from './areas.testing.ts';
import { placeAt as placeAmong, withArea } from './reverse.ts';

const placeAt = (latitude: number, longitude: number) => placeAmong(latitude, longitude, areas);

it.each([
  [23.7461, 90.3742, 'Dhanmondi, Dhaka, Bangladesh'],
  [23.7465, 90.3755, 'Dhanmondi, Dhaka, Bangladesh'],
  [22.3252, 91.8114, 'Agrabad, Chattogram, Bangladesh'],
  [23.93, 90.27, 'Gazipur, Bangladesh'],
  [25.6217, 88.6354, 'Dinajpur, Bangladesh'],
  [22.49, 91.43, 'Chattogram, Bangladesh'],
  [20.62, 92.32, "Cox's Bazar, Bangladesh"],
])('%f, %f', (latitude, longitude, expected) => {
  const place = placeAt(latitude, longitude);
  const { lat, lon, display_name } = place;
  expect([display_name, lat, lon]).toEqual([expected, String(latitude), String(longitude)]);
});

it('API-261 says which area of the lists a place is in, where it is no larger than one', () => {
  expect(placeAt(23.7465, 90.3755)).toMatchObject({ city_id: 1, location_id: 1001 });
  expect(placeAt(22.3252, 91.8114)).toMatchObject({ city_id: 2, location_id: 2001 });
  expect(placeAt(25.6217, 88.6354)).not.toHaveProperty('location_id');
  const road = { ...placeAt(23.7461, 90.3742), address: { quarter: 'Road 5' }, location_id: undefined };
  expect(withArea(road, areas)).toMatchObject({ city_id: 1, location_id: 1001 });
  const dhaka = { ...road, city_id: undefined, address: { city: 'Dhaka' } };
  expect(withArea(dhaka, areas)).toBe(dhaka);
});

it('names an area with its city, and a district alone', () => {
  expect(placeAt(23.7461, 90.3742).address).toEqual({ suburb: 'Dhanmondi', city: 'Dhaka' });
  expect(placeAt(26.3411, 88.5542).address).toEqual({ city: 'Panchagarh' });
});

it('finds every area, city and district at its own position', () => {
  for (const city of cities) {
    for (const area of city.areas) {
      const { address } = placeAt(area.latitude, area.longitude);
      expect(city.areas.map(({ name }) => name)).toContain(address.suburb);
    }
  }
  for (const { latitude, longitude } of [...districts, ...cities])
    expect(placeAt(latitude, longitude).display_name).toContain('Bangladesh');
});

it.each([
  ['Kolkata', 22.5726, 88.3639],
  ['Agartala', 23.8315, 91.2868],
  ['Siliguri', 26.7271, 88.3953],
  ['Shillong', 25.5788, 91.8933],
  ['Cooch Behar', 26.3239, 89.451],
  ['Aizawl', 23.7271, 92.7176],
  ['Sittwe', 20.1462, 92.8984],
  ['the Bay of Bengal', 20.5, 90.0],
  ['London', 51.5, -0.12],
  ['nowhere', 0, 0],
  ['the pole', 90, 180],
])('has no address for %s', (_name, latitude, longitude) => {
  expect(placeAt(latitude, longitude)).toMatchObject({ address: {}, display_name: '' });
});
