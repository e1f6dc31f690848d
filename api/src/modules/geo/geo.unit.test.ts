import { expect, it } from 'vitest';
import { cities, districts, divisions } from '../../reference/index.ts';
import { areas as referenceAreas } from './areas.testing.ts';
import { searchPlaces } from './gazetteer.ts';

const names = (text: string, limit = 5) =>
  searchPlaces(text, limit, referenceAreas).map((place) => place.display_name);

it('API-260 has 8 divisions, 64 districts and at least 500 areas, all inside Bangladesh and each at a place of its own', () => {
  const areas = cities.flatMap((city) => city.areas);
  expect([divisions.length, districts.length]).toEqual([8, 64]);
  expect(areas.length).toBeGreaterThanOrEqual(500);
  expect(new Set(areas.map(({ latitude, longitude }) => `${latitude},${longitude}`)).size).toBe(areas.length);
  for (const place of [...cities, ...areas, ...districts, ...divisions]) {
    expect(place.latitude).toBeGreaterThan(20.5);
    expect(place.latitude).toBeLessThan(26.7);
    expect(place.longitude).toBeGreaterThan(88);
    expect(place.longitude).toBeLessThan(92.7);
    expect(place.bengali).toMatch(/^[\u0980-\u09ff\s]+$/);
  }
  for (const city of cities) {
    for (const key of ['name', 'bengali'] as const)
      expect(new Set(city.areas.map((area) => area[key].toLowerCase())).size).toBe(city.areas.length);
    for (const area of city.areas) {
      expect(Math.abs(area.latitude - city.latitude)).toBeLessThan(0.2);
      expect(Math.abs(area.longitude - city.longitude)).toBeLessThan(0.2);
    }
  }
});

it('RUL-047 finds Bengali names as keyboards type them', () => {
  expect(names('ম\u09dfমনসিংহ')[0]).toMatch(/^Mymensingh/);
  expect(names('নারা\u09dfণগঞ্জ')[0]).toMatch(/^Narayanganj/);
  expect(names('বগু\u09dcা')[0]).toMatch(/^Bogura/);
});

it.each([
  ['mirpur', 'Mirpur'],
  ['মিরপুর', 'Mirpur'],
  ['মিরপুর ১০', 'Mirpur 10'],
  ['Mirpur-10', 'Mirpur 10'],
  ['উত্তরা', 'Uttara'],
  ['Uttara Sector 11', 'Uttara Sector 11'],
  ['সেক্টর ১৮', 'Uttara Sector 18'],
  ['গুলশান', 'Gulshan'],
  ['কাফরুল', 'Kafrul'],
  ['কু\u09dcিল', 'Kuril'],
  ['নীলক্ষেত', 'Nilkhet'],
  ['DOHS Mohakhali', 'Mohakhali DOHS'],
  ['বারিধারা ডিওএইচএস', 'Baridhara DOHS'],
  ['বনানী ডিওএইচএস', 'Banani DOHS'],
  ['mirpur dohs', 'Mirpur DOHS'],
  ['দি\u09dfাবা\u09dcি', 'Diabari'],
  ['Vatara', 'Bhatara'],
])('API-260 RUL-047 finds %s as %s of Dhaka', (text, name) => {
  expect(names(text)[0]).toBe(`${name}, Dhaka, Bangladesh`);
});

it('finds by beginning, by Bengali name, by older spelling and by area with city', () => {
  expect(names('Dhanm')).toEqual(['Dhanmondi, Dhaka, Bangladesh']);
  expect(names('ধানমন্ডি')).toEqual(['Dhanmondi, Dhaka, Bangladesh']);
  expect(names('chittagong')[0]).toBe('Chattogram, Bangladesh');
  expect(names('dhanmondi, dhaka')[0]).toBe('Dhanmondi, Dhaka, Bangladesh');
  expect(names('gulshan 2')[0]).toBe('Gulshan 2, Dhaka, Bangladesh');
  for (const text of ["cox's", 'Cox’s Bazar', 'coxs bazar'])
    expect(names(text)[0]).toBe("Cox's Bazar, Bangladesh");
});

it('names the city before its areas, and no more than asked for', () => {
  expect(names('dhaka')[0]).toBe('Dhaka, Bangladesh');
  expect(names('mirpur', 3)).toHaveLength(3);
  expect(names('nowhere at all')).toEqual([]);
  expect(names(' , ')).toEqual([]);
});
