import { caps, type SavedSearch } from '@porao/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket, type TestFamily } from '../../../test/support/family.repository.ts';
import { createTutor, type TestTutor } from '../../../test/support/people.repository.ts';
import { drain } from '../../../test/support/queue.repository.ts';
import { change as changeRows, rows as rowsOf } from '../../../test/support/rows.repository.ts';
import { run } from '../../kit/database/query.repository.ts';
import { sendDigests } from './digest.ts';

let family: TestFamily;
const test = await openTestApp();
const market = await openMarket(test);

beforeEach(async () => {
  for (const table of ['saved_searches', 'tutors', 'notices', 'email_outbox', 'rate_limits'] as const) {
    await test.db.deleteFrom(table).execute();
  }
  // Messages of other tests are not sent in this one.
  await run(test.db)`delete from pgboss.job`;
  family = await createFamily(test.db, { email_verified_at: new Date(), language: 'bn' });
});

const save = (requestId: number | null, body: object = {}, { token }: { token: string } = family) =>
  test.send<{ data: SavedSearch }>('POST /api/saved-searches', {
    token,
    body: { request_id: requestId, name: 'Class 8', frequency: 'daily', ...body },
  });
const saved = async (body: object = {}, of = family) => {
  const { requestId } = await market.publish(of);
  return (await save(requestId, body, of)).body.data;
};
const change = (id: number, body: object, { token } = family) =>
  test.send<{ data: SavedSearch }>(`PUT /api/saved-searches/${id}`, { token, body });
const list = async ({ token } = family) =>
  (await test.send<{ data: SavedSearch[] }>('GET /api/saved-searches', { token })).body.data;

/** 08:00 in Bangladesh on a Sunday, and on the Saturday after it. */
const [sunday, saturday] = [new Date('2036-11-16T02:00:00Z'), new Date('2036-11-22T02:00:00Z')];
/** Counts the tutors that each digest told the guardian of. */
const toldOf = async ({ userId } = family, now = sunday) => {
  await sendDigests(test.db, now);
  const text_key = 'notice.alert.tutors';
  const told = await rowsOf(test.db, 'notices', ['params'], { user_id: userId, text_key });
  return told.map(({ params }) => params);
};

const place = { city_id: 1, location_id: 1001, preferred_location_id: [1001] };
const teaching = { category_id: [1], i_class_id: [111], subject_id: [11_101] };
const teach = ({ token }: TestTutor, body: object = teaching) =>
  test.send('POST /api/update-tutoring-category', { token, body });
const prefer = ({ token }: TestTutor, body: object = place) =>
  test.send('POST /api/update-tutor-preferred-location', { token, body });
/** A tutor of the area who fits once class and subject are chosen. */
const tutorWho = (options: Parameters<typeof createTutor>[1] = {}) => createTutor(test.db, options);
const fitting = async (options: Parameters<typeof createTutor>[1] = {}) => {
  const tutor = await tutorWho(options);
  await teach(tutor);
  return tutor;
};
const user = (tutor: TestTutor, act: string, body: object = {}) =>
  test.send(`POST /api/ops/users/${tutor.userId}/${act}`, {
    token: market.operator.token,
    body: { reason: 'Test', ...body },
  });

describe('searches for tutors', () => {
  it('ALR-020 are listed, renamed, paused, sent more or less often, and deleted by their guardian alone', async () => {
    const search = await saved();
    expect(search).toMatchObject({ name: 'Class 8', frequency: 'daily', paused: false, told: 0 });
    expect(await list()).toEqual([search]);
    const changed = await change(search.id, { name: 'Eight', paused: true, frequency: 'weekly' });
    expect(changed.body.data).toMatchObject({ name: 'Eight', paused: true, frequency: 'weekly' });
    expectFailure(await change(search.id, { name: ' ' }), 422, 'VALIDATION');
    expectFailure(await change(search.id, { frequency: 'at_once' }), 422, 'VALIDATION');
    const other = await createFamily(test.db);
    expectFailure(await change(search.id, { paused: false }, other), 404, 'NOT_FOUND');
    const remove = (token: string) => test.send(`DELETE /api/saved-searches/${search.id}`, { token });
    expectFailure(await remove(other.token), 404, 'NOT_FOUND');
    expect((await remove(family.token)).status).toBe(200);
    expectFailure(await change(search.id, {}), 404, 'NOT_FOUND');
    expect(await list()).toEqual([]);
  });

  it('ALR-020 are of own requests with a job, one of each, ten at most, and of guardians', async () => {
    const { id, request_id } = await saved();
    await change(id, { paused: true });
    const again = (await save(request_id, { name: 'Again' })).body.data;
    expect(again).toMatchObject({ id, name: 'Again', paused: false });
    const other = await createFamily(test.db);
    expectFailure(await save(request_id, {}, other), 404, 'NOT_FOUND');
    expectFailure(await save(await market.request(family)), 404, 'NOT_FOUND');
    expectFailure(await save(request_id, {}, await tutorWho()), 403, 'WRONG_ROLE');
    for (let count = 1; count < caps.savedSearches; count++) {
      await changeRows(test.db, 'tutor_requests', { created_at: new Date(0) });
      expect((await saved()).id).toBeGreaterThan(id);
    }
    await changeRows(test.db, 'tutor_requests', { created_at: new Date(0) });
    expectFailure(await save((await market.publish(family)).requestId), 409, 'CAP_REACHED');
  });

  it.each<[string, () => Promise<TestTutor>, (tutor: TestTutor) => Promise<{ status: number }>]>([
    ['subjects', tutorWho, (tutor) => teach(tutor)],
    [
      'areas',
      async () => {
        const tutor = await fitting({ tutor: { city_id: null } });
        await test.db.deleteFrom('tutor_preferred_locations').where('tutor_id', '=', tutor.tutorId).execute();
        return tutor;
      },
      (tutor) => prefer(tutor),
    ],
    [
      'account status',
      () => fitting({ user: { account_status: 'Yellow' } }),
      (tutor) => user(tutor, 'status', { status: 'Green' }),
    ],
    ['ban', () => fitting({ user: { banned_at: new Date() } }), (tutor) => user(tutor, 'lift-ban')],
    [
      'proof of the phone',
      async () => {
        const tutor = await fitting();
        await changeRows(test.db, 'users', { phone_no_verified_at: null }, { id: tutor.userId });
        return tutor;
      },
      (tutor) => user(tutor, 'verify-phone'),
    ],
  ])('ALR-021 tell of a tutor who becomes available: %s', async (_what, make, act) => {
    const tutor = await make();
    const search = await saved();
    expect(await toldOf()).toEqual([]);
    expect((await act(tutor)).status).toBe(200);
    expect(await toldOf()).toEqual([{ count: 1 }]);
    expect(await list()).toEqual([{ ...search, told: 1 }]);
  });

  it('ALR-022 do not tell of tutors who fitted before, nor twice of one', async () => {
    const [known, later] = [await fitting(), await tutorWho()];
    await saved();
    await teach(known, { ...teaching, subject_id: [11_101, 11_103] });
    expect(await toldOf()).toEqual([]);
    await teach(later);
    expect(await toldOf()).toEqual([{ count: 1 }]);
    const other = { category_id: [1], i_class_id: [101], subject_id: [10_101] };
    for (const tutor of [known, later]) {
      await teach(tutor, other);
      await toldOf();
      await teach(tutor);
    }
    expect(await toldOf()).toEqual([{ count: 1 }]);
  });

  it('ALR-022 a search saved again goes on: whom it found is told of', async () => {
    const { request_id } = await saved();
    await fitting();
    await save(request_id);
    expect(await toldOf()).toEqual([{ count: 1 }]);
  });

  it('ALR-023 come as one digest: daily ones each day, weekly ones on Saturdays, by e-mail in the language of the guardian', async () => {
    await saved();
    await saved();
    const weekly = await createFamily(test.db);
    await saved({ frequency: 'weekly' }, weekly);
    await fitting();
    await fitting();
    expect(await toldOf()).toEqual([{ count: 2 }]);
    expect(await toldOf()).toEqual([{ count: 2 }]);
    expect(await toldOf(weekly)).toEqual([]);
    expect(await toldOf(weekly, saturday)).toEqual([{ count: 2 }]);
    await drain(test.db);
    const outbox = test.db.selectFrom('email_outbox').selectAll();
    const mails = await outbox.where('body', 'like', '%tutor-alerts%').execute();
    expect(mails.map(({ address }) => address)).toEqual([family.email]);
    expect(mails[0]?.subject).toBe('আপনি যেমন খুঁজছেন, তেমন ২ জন টিউটর এখন আপনার এলাকায় পাওয়া যাচ্ছে।');
    expect(mails[0]?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  });

  it('ALR-024 do not tell of tutors who do not fit or may not be hired, nor of the guardian', async () => {
    await saved();
    await fitting({ user: { account_status: 'Red' } });
    await fitting({ user: { banned_at: new Date() } });
    await teach(await tutorWho(), { category_id: [1], i_class_id: [111], subject_id: [11_102] });
    await prefer(await fitting(), { ...place, location_id: 1002, preferred_location_id: [1002] });
    const { tutorId: tutor_id } = await tutorWho();
    await changeRows(test.db, 'tutors', { user_id: family.userId }, { id: tutor_id });
    await test.db.insertInto('tutor_classes').values({ tutor_id, i_class_id: 111 }).execute();
    await test.db.insertInto('tutor_subjects').values({ tutor_id, subject_id: 11_101 }).execute();
    expect(await toldOf()).toEqual([]);
    await fitting();
    expect(await toldOf()).toEqual([{ count: 1 }]);
  });

  it('ALR-024 leave out tutors of another gender than the request asks for', async () => {
    const { requestId } = await market.publish(family);
    await changeRows(test.db, 'jobs', { tutor_gender: 2 }, { request_id: requestId });
    await save(requestId);
    const tutor = await fitting({ user: { gender: 1 } });
    expect(await toldOf()).toEqual([]);
    await changeRows(test.db, 'users', { gender: 2 }, { id: tutor.userId });
    expect(await toldOf()).toEqual([{ count: 1 }]);
  });

  it('ALR-024 are quiet while they are paused, also of those who came meanwhile, and of who left since', async () => {
    const { id } = await saved({ frequency: 'weekly' });
    await change(id, { paused: true });
    await fitting();
    expect(await toldOf(family, saturday)).toEqual([]);
    await change(id, { paused: false });
    expect(await toldOf(family, saturday)).toEqual([]);
    const [left, stays] = [await fitting(), await fitting()];
    expect(await toldOf()).toEqual([]);
    await user(left, 'ban');
    expect(await toldOf(family, saturday)).toEqual([{ count: 1 }]);
    expect(stays.tutorId).toBeGreaterThan(left.tutorId);
  });

  it('ALR-029 one digest has all tutors of a day, however many statements compare them with the searches', async () => {
    await saved();
    const tutors = await Promise.all(Array.from({ length: 41 }, () => tutorWho()));
    const ids = tutors.map(({ tutorId }) => tutorId);
    const classes = ids.map((tutor_id) => ({ tutor_id, i_class_id: 111 }));
    await test.db.insertInto('tutor_classes').values(classes).execute();
    const subjects = ids.map((tutor_id) => ({ tutor_id, subject_id: 11_101 }));
    await test.db.insertInto('tutor_subjects').values(subjects).execute();
    expect(await toldOf()).toEqual([{ count: 41 }]);
  });
});
