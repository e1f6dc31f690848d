import { expect, it } from 'vitest';
import {
  endpoints,
  GrantedRole,
  JobBoardBody,
  normalizePhone,
  Phone,
  RemoteManifest,
  SavedSearchBody,
} from './index.ts';

it('AUT-049 a phone is 01 and nine digits, else the required message', () => {
  expect(Phone.parse('01712345678')).toBe('01712345678');
  for (const bad of ['0171234567', '02712345678', '0171234567a', '']) {
    expect(Phone.safeParse(bad).error?.issues[0]?.message).toBe('phone.invalid');
  }
});

it('takes Bengali digits, spaces and the country code for the same phone', () => {
  expect(normalizePhone('০১৭১২৩৪৫৬৭৮')).toBe('01712345678');
  expect(normalizePhone('+88 01712-345678')).toBe('01712345678');
  expect(normalizePhone('8801712345678')).toBe('01712345678');
  expect(normalizePhone('\u202a+8801712345678\u202c')).toBe('01712345678');
});

it('takes a position only whole', () => {
  expect(JobBoardBody.safeParse({ latitude: 23.7 }).success).toBe(false);
  expect(JobBoardBody.parse({}).distance).toBe(5);
});

it('every endpoint has the parameters that its path names, and no others', () => {
  for (const [key, endpoint] of Object.entries(endpoints)) {
    const named = [...key.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const declared = Object.keys('params' in endpoint ? endpoint.params.shape : {});
    expect({ key, params: declared }).toEqual({ key, params: named });
  }
});

it('refuses a manifest without routes or with a relative path', () => {
  const route = { path: 'x', layout: 'public', access: 'anyone', title: { en: 'X', bn: 'এক্স' } };
  const manifest = { name: 'mfe-x', contract: 1, emits: [], listens: [], menu: [] };
  expect(RemoteManifest.safeParse({ ...manifest, routes: [] }).success).toBe(false);
  expect(RemoteManifest.safeParse({ ...manifest, routes: [route] }).success).toBe(false);
  expect(RemoteManifest.safeParse({ ...manifest, routes: [{ ...route, path: '/x' }] }).success).toBe(true);
});

it('API-172 the name of a search is one line', () => {
  const search = { name: ' Near\r\nhome ', frequency: 'daily' };
  expect(SavedSearchBody.parse(search)).toMatchObject({ name: 'Near home' });
  for (const name of ['\r\n', 'Near\u0007home', 'Near\u202ehome'])
    expect(SavedSearchBody.safeParse({ ...search, name }).success).toBe(false);
});

it('API-177 no role is called like a property of every object', () => {
  for (const role of Object.getOwnPropertyNames(Object.prototype))
    expect({ role, taken: GrantedRole.safeParse(role).success }).toEqual({ role, taken: false });
  expect(GrantedRole.safeParse('reviewer').success).toBe(true);
});
