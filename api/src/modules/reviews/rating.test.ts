import type { Candidate } from '@porao/contracts';
import { expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { readCandidate, reviewsOf } from '../../../test/support/reviews.ts';
import { change, insert, row } from '../../../test/support/rows.repository.ts';

const test = await openTestApp();
const market = await openMarket(test);

it('API-465 families read the reviews of tutors who applied, without whose they are, and a rating of three', async () => {
  const { tutor, write } = await reviewsOf(test, market);
  const reader = await createFamily(test.db);
  const { jobId, requestId } = await market.publish(reader);
  const { applicationId } = await market.applicant(jobId, tutor);
  const { token } = reader;
  const read = async () => (await readCandidate(test, applicationId, token)).data;
  const listed = async () => {
    const path = `/api/tutor-request/${requestId}/candidates`;
    const [first] = (await test.read<{ data: Candidate[] }>(path, token)).data;
    return { rating: first?.rating, reviews: first?.reviews };
  };
  await write('guardian', { text: 'Came on time. Call 01711-223344, ask for Karim.' });
  expect(await read()).toEqual({ rating: null, reviews: [] });
  await write('tutor');
  const { reviews } = await read();
  expect(reviews).toMatchObject([{ side: 'guardian', text: 'Came on time. Call •••, ask for •••.' }]);
  expect(Object.keys(reviews[0] ?? {}).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'answer',
    'class_name',
    'id',
    'on',
    'scores',
    'side',
    'text',
  ]);
  expect(await listed()).toEqual({ rating: null, reviews: 1 });

  // Two more families of the same tutor.
  for (const time of [1, 2]) {
    const more = await reviewsOf(test, market);
    for (const side of ['guardian', 'tutor'] as const) await more.write(side, { time });
    await change(test.db, 'applications', { tutor_id: tutor.tutorId }, { id: more.tutor.applicationId });
  }
  // (5+4+5+4 + 1+4+5+4 + 2+4+5+4) / 12
  const rating = { stars: 3.9, count: 3 };
  expect(await listed()).toEqual({ rating, reviews: 3 });
  expect((await read()).rating).toEqual(rating);

  const others = await createFamily(test.db);
  const path = `GET /api/candidates/${applicationId}/reviews`;
  expectFailure(await test.send(path, { token: others.token }), 404, 'NOT_FOUND');

  const { id } = await row(test.db, 'reviews', ['id'], { time: 1, side: 'guardian' });
  const { deal_id } = await row(test.db, 'reviews', ['deal_id'], { id });
  const dates = { opened_at: new Date(), due_at: new Date(), ends_at: new Date() };
  const found = await insert(test.db, 'cases', { deal_id, kind: 'other', side: 'tutor', ...dates });
  await change(test.db, 'reviews', { hidden_case_id: found.id }, { id });
  expect(await listed()).toEqual({ rating: null, reviews: 2 });
});

it('API-461 a family has a rating from its third review on', async () => {
  const family = await createFamily(test.db);
  let last: Awaited<ReturnType<typeof reviewsOf>> | undefined;
  for (const count of [1, 2, 3]) {
    last = await reviewsOf(test, market, { family });
    for (const side of ['guardian', 'tutor'] as const) await last.write(side);
    const { rating, about } = await last.read('guardian');
    expect([about.length, rating?.count ?? null]).toEqual([count, count === 3 ? 3 : null]);
  }
  expect((await last?.read('guardian'))?.rating).toEqual({ stars: 4.5, count: 3 });
});
