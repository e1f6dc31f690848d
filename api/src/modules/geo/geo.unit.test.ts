import { expect, it } from 'vitest';
import { cities, districts, divisions } from '../../reference/index.ts';
import { areas as referenceAreas } from './areas.testing.ts';
import { searchPlaces } from './gazetteer.ts';

const names = (text: string, limit = 5) =>
  searchPlaces(text, limit, referenceAreas).map((place) => place.display_name);

it('has 8 divisions, 64 districts and at least 120 areas, all inside Bangladesh', () => {
  const areas = cities.flatMap((city) => city.areas);
  expect([divisions.length, districts.length]).toEqual([8, 64]);
  expect(areas.length).toBeGreaterThanOrEqual(120);
  for (const place of [...cities, ...areas, ...districts, ...divisions]) {
    expect(place.latitude).toBeGreaterThan(20.5);
    expect(place.latitude).toBeLessThan(26.7);
    expect(place.longitude).toBeGreaterThan(88);
    expect(place.longitude).toBeLessThan(92.7);
    expect(place.bengali).toMatch(/^[\u0980-\u09ff\s]+$/);
  }
  for (const city of cities) {
    expect(new Set(city.areas.map((area) => area.name)).size).toBe(city.areas.length);
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

it('finds by beginning, by Bengali name, by older spelling and by area with city', () => {
  expect(names('Dhanm')).toEqual(['Dhanmondi, Dhaka, Bangladesh']);
  expect(names('ধানমন্ডি')).toEqual(['Dhanmondi, Dhaka, Bangladesh']);
  expect(names('chittagong')[0]).toBe('Chattogram, Bangladesh');
  expect(names('dhanmondi, dhaka')[0]).toBe('Dhanmondi, Dhaka, Bangladesh');
  expect(names('gulshan 2')[0]).toBe('Gulshan 2, Dhaka, Bangladesh');
  expect(names("cox's")[0]).toBe("Cox's Bazar, Bangladesh");
});

it('names the city before its areas, and no more than asked for', () => {
  expect(names('dhaka')[0]).toBe('Dhaka, Bangladesh');
  expect(names('mirpur', 3)).toHaveLength(3);
  expect(names('nowhere at all')).toEqual([]);
  expect(names(' , ')).toEqual([]);
});
