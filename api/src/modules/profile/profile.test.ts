import type { ProfileInfo } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createParent, createTutor } from '../../../test/support/people.repository.ts';

const test = await openTestApp();

const info = async (token: string) =>
  (await test.send<{ data: ProfileInfo }>('GET /api/profile-update-info', { token })).body.data;
const completed = async (token: string) => {
  const path = 'GET /api/update-profile-status';
  const { body } = await test.send<{ data: { profile_completed: number } }>(path, { token });
  return body.data.profile_completed;
};

describe('profile', () => {
  it('API-013 API-094 lists the completed onboarding steps of a new and of a finished tutor', async () => {
    const fresh = await createTutor(test.db, { bare: true });
    expect(await info(fresh.token)).toEqual({
      Bachelor_Honors: false,
      Secondary: false,
      teaching_location: null,
      city: null,
      location: null,
      preferred_location: [],
      near: null,
      expected_salary: null,
    });
    const finished = await createTutor(test.db, {
      tutor: { teaching_latitude: 23.75, teaching_longitude: 90.37, teaching_location_name: 'Dhanmondi' },
    });
    expect(await info(finished.token)).toEqual({
      Bachelor_Honors: true,
      Secondary: true,
      teaching_location: { latitude: 23.75, longitude: 90.37, location_name: 'Dhanmondi' },
      city: { id: 1, text: 'Dhaka' },
      location: { id: 1001, text: 'Dhanmondi' },
      preferred_location: [{ id: 1001, text: 'Dhanmondi' }],
      near: null,
      expected_salary: 5000,
    });
  });

  it('TUT-155 proposes city, area and the areas around it by the teaching location, until a city is chosen', async () => {
    const at = { teaching_latitude: 23.7461, teaching_longitude: 90.3742, teaching_location_name: 'Here' };
    const { near } = await info((await createTutor(test.db, { bare: true, tutor: at })).token);
    expect(near).toMatchObject({ city_id: 1, location_id: 1001 });
    expect(near?.preferred_location_id[0]).toBe(1001);
    expect(near?.preferred_location_id.length).toBeLessThanOrEqual(5);
    const sea = { ...at, teaching_latitude: 20.5, teaching_longitude: 88.5 };
    expect(await info((await createTutor(test.db, { bare: true, tutor: sea })).token)).toMatchObject({
      near: null,
    });
  });

  it.each([
    ['tutor_preferred_locations', 7],
    ['tutor_subjects', 6],
    ['tutor_styles', 6],
    ['tutor_availabilities', 4],
    ['tutor_experiences', 2],
    ['tutor_educations', 30],
    ['tutor_personal_infos', 30],
  ] as const)('API-095 without its %s a profile has %i less', async (table, weight) => {
    const tutor = await createTutor(test.db);
    await test.db.deleteFrom(table).where('tutor_id', '=', tutor.tutorId).execute();
    expect(await completed(tutor.token)).toBe(85 - weight);
  });
});

describe('family', () => {
  it("counts the guardian's own students and locations", async () => {
    const [parent, other] = [await createParent(test.db), await createParent(test.db)];
    const student = { name: 'Mim', gender: 2, age: 9, category_id: 1, i_class_id: 101 } as const;
    const parents = [parent.parentId, parent.parentId, other.parentId];
    const students = parents.map((parent_id) => ({ ...student, parent_id }));
    await test.db.insertInto('students').values(students).execute();
    const { body } = await test.send('GET /api/family-info', { token: parent.token });
    expect(body).toEqual({ data: { students: 2, locations: 0 } });
    const tutor = await createTutor(test.db);
    expectFailure(await test.send('GET /api/family-info', { token: tutor.token }), 403, 'WRONG_ROLE');
  });
});
