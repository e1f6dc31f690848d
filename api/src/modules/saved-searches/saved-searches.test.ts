import { caps, type SavedSearch } from '@porao/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket, type TestFamily } from '../../../test/support/family.repository.ts';
import { createParent, createTutor, type TestTutor } from '../../../test/support/people.repository.ts';
import { drain } from '../../../test/support/queue.repository.ts';
import { change as changeRows } from '../../../test/support/rows.repository.ts';
import { sweepAlerts } from './digest.repository.ts';
import { alertOfJob, sendDigests } from './digest.ts';

let family: TestFamily;
let tutor: TestTutor;
const test = await openTestApp();
const market = await openMarket(test);

beforeEach(async () => {
  family = await createFamily(test.db);
  for (const table of ['saved_searches', 'notices', 'email_outbox'] as const) {
    await test.db.deleteFrom(table).execute();
  }
  tutor = await createTutor(test.db, { user: { email_verified_at: new Date() } });
});

const board = { filters: { i_class_id: 111 } };
const save = (body: object = {}, { token }: { token: string } = tutor) =>
  test.send<{ data: SavedSearch }>('POST /api/saved-searches', {
    token,
    body: { name: 'Class 8', frequency: 'at_once', board, ...body },
  });
const saved = async (body: object = {}) => (await save(body)).body.data;
const change = (id: number, body: object) =>
  test.send(`PUT /api/saved-searches/${id}`, { token: tutor.token, body });
const publish = async () => (await market.publish(family)).jobId;
const textsOf = async ({ userId }: TestTutor) => {
  await drain(test.db);
  const told = test.db.selectFrom('notices').selectAll().where('user_id', '=', userId).orderBy('id');
  return (await told.execute()).map(({ text_key, params }) => `${text_key} ${JSON.stringify(params)}`);
};
const alert = (job: number) => `notice.alert.job ${JSON.stringify({ job, search: 'Class 8' })}`;
/** 08:00 in Bangladesh on a Sunday, and on the Saturday after it. */
const [sunday, saturday] = [new Date('2036-11-16T02:00:00Z'), new Date('2036-11-22T02:00:00Z')];

describe('saved searches', () => {
  it('ALR-001 are listed, renamed, paused, sent more or less often, and deleted by their tutor alone', async () => {
    const search = await saved();
    expect(search).toMatchObject({
      name: 'Class 8',
      frequency: 'at_once',
      paused: false,
      board: { filters: { tutoring_category_id: 1, i_class_id: 111 }, distance: 5 },
    });
    const whole = {
      filters: { i_class_id: 111, subject_id: 11_101, salary: [4000, null], days_in_week: 4 },
      tutor_gender: 2,
      latitude: 23.75,
      longitude: 90.39,
      distance: 10,
    };
    expect((await saved({ board: whole })).board).toEqual({
      ...whole,
      filters: { tutoring_category_id: 1, ...whole.filters },
    });
    expect((await saved({ board: undefined })).board).toBeNull();
    const remove = ({ token }: TestTutor) => test.send(`DELETE /api/saved-searches/${search.id}`, { token });
    expectFailure(await remove(await createTutor(test.db)), 404, 'NOT_FOUND');
    const changes = { name: 'Eight', paused: true, frequency: 'weekly' };
    expect((await change(search.id, changes)).body).toMatchObject({ data: changes });
    expectFailure(await change(search.id, { name: ' ' }), 422, 'VALIDATION');
    await remove(tutor);
    expectFailure(await change(search.id, {}), 404, 'NOT_FOUND');
    const list = await test.send<{ data: SavedSearch[] }>('GET /api/saved-searches', { token: tutor.token });
    expect(list.body.data.map(({ id }) => id)).not.toContain(search.id);
    expect(list.body.data).toHaveLength(2);
  });

  it('ALR-028 have the class of a subject and the category of a class, from which the board chooses', async () => {
    const filters = { tutoring_category_id: 1, i_class_id: 111, subject_id: 11_101 };
    expect((await saved({ board: { filters: { subject_id: 11_101 } } })).board?.filters).toEqual(filters);
  });

  it('ALR-001 are ten at most, of options that there are, and of tutors', async () => {
    for (let made = 0; made < caps.savedSearches; made++) expect((await save()).status).toBe(200);
    expectFailure(await save(), 409, 'CAP_REACHED');
    await test.db.deleteFrom('saved_searches').execute();
    expectFailure(await save({ board: { filters: { i_class_id: 999_999 } } }), 422, 'VALIDATION');
    expectFailure(await save({}, await createParent(test.db)), 403, 'WRONG_ROLE');
  });

  it('ALR-003 tell at once of a new job that fits, once, however many of them find it and often the work runs', async () => {
    await saved();
    await saved({ board: { filters: {} }, frequency: 'daily' });
    const job = await publish();
    expect(await textsOf(tutor)).toEqual([alert(job)]);
    await test.db.deleteFrom('notices').execute();
    await alertOfJob(test.db, { job });
    await sendDigests(test.db, saturday);
    expect(await textsOf(tutor)).toEqual([]);
  });

  it('ALR-003 are quiet while they are paused, and of jobs that do not fit', async () => {
    const { id } = await saved();
    await saved({ board: { filters: { i_class_id: 101 } } });
    await change(id, { paused: true });
    await publish();
    expect(await textsOf(tutor)).toEqual([]);
    await change(id, { paused: false });
    const job = await publish();
    expect(await textsOf(tutor)).toEqual([alert(job)]);
  });

  it('ALR-004 do not tell of jobs that cannot be applied for', async () => {
    const others = {
      city: await createTutor(test.db, { tutor: { city_id: 2 } }),
      status: await createTutor(test.db, { user: { account_status: 'Yellow' } }),
      banned: await createTutor(test.db),
    };
    for (const one of [tutor, ...Object.values(others)]) await save({}, one);
    await changeRows(test.db, 'users', { banned_at: new Date() }, { id: others.banned.userId });
    const job = await publish();
    expect(await textsOf(tutor)).toEqual([alert(job)]);
    for (const one of Object.values(others)) expect(await textsOf(one)).toEqual([]);
  });

  it('ALR-005 send one digest for all: daily ones each day, weekly ones on Saturdays, with the jobs in the e-mail', async () => {
    await saved({ frequency: 'daily' });
    await saved({ frequency: 'weekly', board: { filters: { tutoring_category_id: 1 } } });
    const [first, second] = [await publish(), await publish()];
    expect(await textsOf(tutor)).toEqual([]);
    await sendDigests(test.db, sunday);
    const digest = (...jobs: number[]) =>
      `notice.alert.digest ${JSON.stringify({ jobs: jobs.join(' '), count: jobs.length })}`;
    expect(await textsOf(tutor)).toEqual([digest(second, first)]);
    const [mail] = await test.db.selectFrom('email_outbox').selectAll().execute();
    expect(mail?.subject).toBe('2 new jobs fit your saved searches.');
    expect(mail?.body).toContain(
      `\nhttps://porao.example/job-details/${second}\nhttps://porao.example/job-details/${first}\n`,
    );

    await test.db.deleteFrom('saved_searches').where('frequency', '=', 'daily').execute();
    const [third, closed, applied] = [await publish(), await publish(), await publish()];
    await textsOf(tutor);
    await changeRows(test.db, 'jobs', { status: 'expired' }, { id: closed });
    await test.send(`POST /api/apply/${applied}`, { token: tutor.token });
    await sendDigests(test.db, sunday);
    expect(await textsOf(tutor)).toHaveLength(1);
    await sendDigests(test.db, saturday);
    await sendDigests(test.db, saturday);
    expect((await textsOf(tutor)).slice(1)).toEqual([digest(third)]);
    await sweepAlerts(test.db);
    const left = await test.db.selectFrom('alerts').select('job_id').orderBy('job_id').execute();
    expect(left.map(({ job_id }) => job_id)).toEqual([third, applied]);
  });

  it('ALR-006 of the profile follow its areas, classes and subjects as they are', async () => {
    await saved({ board: null });
    await publish();
    expect(await textsOf(tutor)).toEqual([]);
    const tutor_id = tutor.tutorId;
    await test.db.insertInto('tutor_classes').values({ tutor_id, i_class_id: 111 }).execute();
    await publish();
    expect(await textsOf(tutor)).toEqual([]);
    await test.db.insertInto('tutor_subjects').values({ tutor_id, subject_id: 11_103 }).execute();
    const job = await publish();
    expect(await textsOf(tutor)).toEqual([alert(job)]);
    await test.db.deleteFrom('tutor_preferred_locations').where('tutor_id', '=', tutor_id).execute();
    await publish();
    expect(await textsOf(tutor)).toEqual([alert(job)]);
  });
});
