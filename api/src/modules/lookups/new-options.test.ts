import type { LookupOption } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { expectErrors, expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createParent, createTutor, type TestPerson } from '../../../test/support/people.repository.ts';
import { change } from '../../../test/support/rows.repository.ts';

const test = await openTestApp();
const tutor = await createTutor(test.db);

const create = (list: string, text: unknown, person: TestPerson = tutor, address = '203.0.113.1') =>
  test.send<{ status: string; data: LookupOption }>(`POST /api/${list}/select`, {
    token: person.token,
    body: { text },
    headers: { 'x-forwarded-for': address },
  });
const search = (list: string, q: string) =>
  test.read<LookupOption[]>(`/api/${list}/select?q=${encodeURIComponent(q)}`);

describe.each([
  ['API-088', 'university', 'Haor University of Sunamganj'],
  ['API-089', 'department', 'Water & Haor Studies'],
])('%s POST api/%s/select', (row, list, name) => {
  it(`${row} API-010 API-196 creates one, which others find once it was reviewed`, async () => {
    const { body } = await create(list, `  ${name.replaceAll(' ', '   ')} `);
    expect(body).toMatchObject({ status: 'success', data: { text: name } });
    expect(body.data.id).toBeGreaterThanOrEqual(10_000);
    const found = () => search(list, name.slice(3).toLowerCase());
    expect(await found()).toEqual([]);
    const table = list === 'university' ? 'universities' : 'departments';
    await change(test.db, table, { reviewed_at: new Date() }, { id: body.data.id });
    expect(await found()).toEqual([body.data]);
  });

  it(`${row} answers the one there is for the same name in another case`, async () => {
    const first = await create(list, `${name} two`);
    const again = await create(list, `${name} TWO`.toUpperCase());
    expect(again.body.data).toEqual(first.body.data);
    const many = await Promise.all(Array.from({ length: 6 }, () => create(list, `${name} three`)));
    expect(new Set(many.map(({ body }) => body.data.id)).size).toBe(1);
  });

  it(`${row} refuses what is no name`, async () => {
    const long = 'x'.repeat(151);
    const texts = ['', ' ', 'x', '12345', '---', long, 'a\u0007b', '<b>bold</b>', 5, null, undefined];
    for (const text of texts) expectErrors(await create(list, text), ['text']);
  });

  it(`${row} is for the verified`, async () => {
    const pending = await createParent(test.db, { phone_no_verified_at: null });
    expectFailure(await create(list, name, pending), 403, 'UNVERIFIED');
  });
});

it.each([
  ['university', 'ঢাবি', 'University of Dhaka'],
  ['university', 'B.U.E.T.', 'Bangladesh University of Engineering and Technology'],
  ['university', 'বু\u09dfেট', 'Bangladesh University of Engineering and Technology'],
  ['university', 'dhaka  UNIVERSITY', 'University of Dhaka'],
  ['university', 'নটর ডেম কলেজ', 'Notre Dame College, Dhaka'],
  ['university', 'Viqarunnisa', 'Viqarunnisa Noon School and College'],
  ['department', 'রসা\u09dfন', 'Chemistry'],
  ['department', 'CSE', 'Computer Science and Engineering'],
  ['department', 'ফার্মেসি', 'Pharmacy'],
])('API-257 adding to %s %j answers %s, which is there', async (list, text, name) => {
  const { body } = await create(list, text);
  expect(body.data.text).toBe(name);
  expect(body.data.id).toBeLessThan(1000);
});

it('stops an account after twenty new names in a day, but not its choice of known ones', async () => {
  const busy = await createTutor(test.db);
  for (let count = 0; count < 20; count++) {
    const answer = await create('department', `Busy department ${count}`, busy, `203.0.113.${count}`);
    expect(answer.status).toBe(200);
  }
  expectFailure(await create('department', 'One too many', busy), 429, 'RATE_LIMITED');
  expect((await create('department', 'busy department 3', busy)).status).toBe(200);
  expect(await search('department', 'One too many')).toEqual([]);
});
