import type { OpsPerson } from '@porao/contracts';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/app.ts';
import { createFamily } from '../../../test/support/family.repository.ts';
import { createTutor, createUser } from '../../../test/support/people.repository.ts';
import { change, insert } from '../../../test/support/rows.repository.ts';

const test = await openTestApp();
const operator = await createUser(test.db, 'operator');
const person = async (id: number) =>
  (await test.send<{ data: OpsPerson }>(`GET /api/ops/users/${id}`, { token: operator.token })).body.data;

const place = { present_house_building: 'House 7', present_road_area: 'Road 3' };
const tutorWith = async (name: string, infos: object, user: object = {}) => {
  const tutor = await createTutor(test.db, { user: { name, ...user }, bare: true });
  await insert(test.db, 'tutor_personal_infos', { tutor_id: tutor.tutorId, ...infos });
  return tutor;
};

it('OPS-281 shows what the profile says and who shares a phone, NID, parent or address with a person', async () => {
  const mother = '01811000001';
  const own = { bc_nid_po: '1990123456789', mother_name: 'Amena', mother_number: mother, ...place };
  const tutor = await tutorWith('First', own);
  const twin = await tutorWith('Twin', { ...own, present_road_area: 'ROAD 3' }, { banned_at: new Date() });
  const phone = await tutorWith('Same phone', { additional_number: tutor.phone, bc_nid_po: '0000000000' });
  const parent = await createFamily(test.db, { name: 'Mother', phone_no: mother });
  const other = await tutorWith('Nobody', { bc_nid_po: '0000000000', mother_number: '01811000002' });
  const { tutor: facts, shared } = await person(tutor.userId);
  expect(facts).toMatchObject({
    nid: '1990123456789',
    mother_name: 'Amena',
    mother_number: mother,
    present_address: 'House 7, Road 3',
    permanent_address: '',
    papers: [],
  });
  expect(shared).toEqual([
    { user_id: parent.userId, name: 'Mother', banned: false, by: ['parents_phone'] },
    { user_id: phone.userId, name: 'Same phone', banned: false, by: ['phone'] },
    { user_id: twin.userId, name: 'Twin', banned: true, by: ['address', 'nid', 'parents_phone'] },
  ]);
  expect((await person(other.userId)).shared).toEqual([]);
});

it('OPS-281 finds families at one address, and those who have each other as second phone', async () => {
  const first = await createFamily(test.db, { name: 'First family' });
  const second = await createFamily(test.db, { name: 'Second family' });
  await change(test.db, 'parent_locations', { details_location: 'House 1' });
  for (const [family, details_location] of [
    [first, 'Flat 9B, House 12'],
    [second, 'flat 9b, house 12'],
  ] as const)
    await change(test.db, 'parent_locations', { details_location }, { id: family.locationId });
  await change(test.db, 'parents', { additional_phone_number: first.phone }, { user_id: second.userId });
  const { tutor, shared } = await person(first.userId);
  expect(tutor).toBeNull();
  expect(shared).toEqual([
    { user_id: second.userId, name: 'Second family', banned: false, by: ['home', 'phone'] },
  ]);
});
