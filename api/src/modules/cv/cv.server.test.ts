import type { Cv } from '@porao/contracts';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/app.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import * as bodies from '../../../test/support/tutor-bodies.ts';

const test = await openTestApp();

const read = async (token: string) => (await test.read<{ data: Cv }>('/api/tutor/cv', token)).data;

it('API-122 answers what the CV shows, with the three latest experiences', async () => {
  const tutor = await createTutor(test.db, { bare: true, user: { name: 'Nadia Rahman', photo: 'n.webp' } });
  const post = async (path: string, body: object) =>
    expect((await test.send(`POST /api/${path}`, { token: tutor.token, body })).status).toBe(200);
  await post('tutor-personal-info', bodies.personalInfo);
  await post('update-tutor-preferred-location', bodies.places);
  await post('update-tutoring-category', bodies.categories);
  await post('update-tutoring-style-and-expected-salary', bodies.style);
  await post('add-tutor-availabilities', bodies.week);
  await post('create-tutor-educational-info', bodies.secondary);
  await post('create-tutor-educational-info', bodies.bachelor);
  for (const year of ['2020', '2024', '2022', '2023']) {
    const period = { duration_from: `${year}-01-01`, duration_to: `${year}-06-30` };
    await post('add-tutor-experience', { ...bodies.experience, ...period });
  }

  const data = await read(tutor.token);
  expect(data).toMatchObject({
    name: 'Nadia Rahman',
    phone_no: tutor.phone,
    email: tutor.email,
    photo: 'n.webp',
    about_yourself: bodies.about,
    education: [{ education_level_id: 9 }, { education_level_id: 6 }],
    tutoring: {
      categories: [{ id: 1 }, { id: 2 }],
      city: 'Dhaka',
      location: 'Dhanmondi',
      expected_salary: 1500,
      about_your_tutoring_style: bodies.about,
    },
  });
  expect(data.experience.map((row) => row.duration_to.slice(0, 4))).toEqual(['2024', '2023', '2022']);
  expect(data.tutoring.availability[6]).toMatchObject({ day: 7, morning: 1 });

  const shown = new Set<unknown>([bodies.about, 'Dhaka']);
  const kept = ['Prefer not to say', ...Object.values(bodies.personalInfo)].filter(
    (value) => typeof value === 'string' && !shown.has(value),
  );
  const text = JSON.stringify(data);
  expect(kept.length).toBeGreaterThan(15);
  for (const secret of kept) expect(text).not.toContain(secret);
});

it('answers a new tutor', async () => {
  const tutor = await createTutor(test.db, { bare: true });
  expect(await read(tutor.token)).toMatchObject({ education: [], experience: [], photo: null });
});
