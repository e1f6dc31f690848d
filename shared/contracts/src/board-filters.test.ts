import { describe, expect, it } from 'vitest';
import {
  type BoardFilters,
  boardParams,
  noFilters,
  readFilters,
  toBody,
  toSearch,
  writeFilters,
} from './board-filters.ts';
import { filtersOf } from './saved-board.ts';

const dhanmondi = { name: 'Dhanmondi, Dhaka', latitude: 23.7461, longitude: 90.3742 };
const read = (query: string) => readFilters(new URLSearchParams(query));

describe('filters in the URL', () => {
  it('come back as they were written', () => {
    const all: BoardFilters = {
      place: dhanmondi,
      distance: 20,
      gender: 'female',
      salary: '8000-12000+',
      category: 2,
      iclass: 201,
      subject: 20103,
      type: 'online',
      days: 3,
      sort: 'nearest',
    };
    expect(read(writeFilters(all).toString())).toEqual(all);
    expect([...writeFilters(all).keys()].toSorted()).toEqual(boardParams.toSorted());
    expect(read(writeFilters(noFilters).toString())).toEqual(noFilters);
  });

  it('leave a plain board a plain address, and no distance without a place', () => {
    expect(writeFilters(noFilters).toString()).toBe('');
    expect(writeFilters({ ...noFilters, distance: 50 }).toString()).toBe('');
  });

  it('PUB-131 a form without scripts has no class of another category, and no subject of another class', () => {
    const sent = 'category=2&class=201&subject=20103';
    const all = read(sent);
    expect(read(`lists=2.201&${sent}`)).toEqual(all);
    expect(read(`lists=1.201&${sent}`)).toEqual({ ...all, iclass: null, subject: null });
    expect(read(`lists=2.202&${sent}`)).toEqual({ ...all, subject: null });
    expect(read('lists=2.&category=2&class=201')).toEqual({ ...all, subject: null });
  });

  it.each([
    'lat=abc&lon=90',
    'lat=23.7',
    'lon=90.3',
    'lat=&lon=',
    'lat=91&lon=90',
    'lat=23&lon=181',
    'lat=NaN&lon=Infinity',
    'distance=0.05&gender=both&salary=1-2-3',
    'distance=51&salary=5',
    'distance=NaN&salary=toString',
    'type=2&days=8',
    'type=toString&days=1.0',
    'class=201&subject=20103',
    'category=0x2&class=2',
    'category=-1',
    'sort=oldest',
    'sort=nearest',
  ])('not understood are as if not set: %s', (query) => {
    expect(read(query)).toEqual(noFilters);
  });

  it('take a position without a name, and cut a name that is too long', () => {
    expect(read('lat=23.7&lon=90.4').place).toEqual({ name: '', latitude: 23.7, longitude: 90.4 });
    expect(read(`lat=23.7&lon=90.4&place=${'x'.repeat(500)}`).place?.name).toHaveLength(100);
  });
});

describe('the call', () => {
  it('sends distance with a place only', () => {
    expect(toBody({ ...noFilters, distance: 10 })).toEqual({ filters: {}, tutor_gender: 3 });
    expect(toBody({ ...noFilters, place: dhanmondi, distance: 10 })).toEqual({
      filters: {},
      tutor_gender: 3,
      latitude: 23.7461,
      longitude: 90.3742,
      distance: 10,
    });
  });

  it('sends gender codes and salary ranges, the last one open', () => {
    expect(toBody({ ...noFilters, gender: 'male', salary: '2000-5000' })).toEqual({
      filters: { salary: [2000, 5000] },
      tutor_gender: 1,
    });
    expect(toBody({ ...noFilters, gender: 'female', salary: '8000-12000+' })).toEqual({
      filters: { salary: [8000, null] },
      tutor_gender: 2,
    });
  });

  it('sends the smallest of category, class and subject, and an order that is not the usual one', () => {
    const sent = (change: Partial<BoardFilters>) => toBody({ ...noFilters, ...change });
    expect(sent({ category: 2 }).filters).toEqual({ tutoring_category_id: 2 });
    expect(sent({ category: 2, iclass: 201 }).filters).toEqual({ i_class_id: 201 });
    expect(sent({ category: 2, iclass: 201, subject: 20103 }).filters).toEqual({ subject_id: 20103 });
    expect(sent({ sort: 'salary' })).toEqual({ filters: {}, tutor_gender: 3, sort: 'salary' });
    expect(sent({})).not.toHaveProperty('sort');
  });

  it.each([
    ['group', 1],
    ['home', 2],
    ['online', 3],
  ] as const)('sends the place and the days that were chosen: %s is %i', (type, id) => {
    expect(toBody({ ...noFilters, type, days: 6, salary: '2000-5000' }).filters).toEqual({
      salary: [2000, 5000],
      tutoring_place_id: id,
      days_in_week: 6,
    });
  });
});

it('ALR-013 the address of a saved search shows the same board again', () => {
  const filters: BoardFilters = {
    place: { name: '', latitude: 23.75, longitude: 90.39 },
    distance: 10,
    gender: 'female',
    salary: '8000-12000+',
    category: 2,
    iclass: 201,
    subject: 20_103,
    type: 'online',
    days: 3,
    sort: 'newest',
  };
  expect(filtersOf(toSearch(filters))).toEqual(filters);
  expect(filtersOf(toSearch(noFilters))).toEqual(noFilters);
});

it.each([
  [3000, 6500],
  [3000, null],
  [9000, null],
  [0, 4000],
] as const)('ALR-028 a saved salary that is no preset is kept by the board: %i to %s', (from, to) => {
  const board = { filters: { salary: [from, to] as [number, number | null] } };
  expect(toBody(read(writeFilters(filtersOf(board)).toString())).filters).toEqual(board.filters);
});

it('ALR-028 a saved distance that the control does not offer is kept by the board', () => {
  const board = { filters: {}, latitude: 23.75, longitude: 90.39, distance: 7.5 };
  expect(toBody(read(writeFilters(filtersOf(board)).toString()))).toEqual({ ...board, tutor_gender: 3 });
});
