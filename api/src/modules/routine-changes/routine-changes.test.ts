import { type MyTutor, type OpsRoutineChanges, type RoutineChanges, weekdayOf } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { expectErrors, expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { dayFrom, lessonsOf } from '../../../test/support/lessons.ts';
import { drain } from '../../../test/support/queue.repository.ts';
import { change, insert, rows } from '../../../test/support/rows.repository.ts';
import { listOutbox } from '../../kit/sms/index.ts';

const test = await openTestApp();
const market = await openMarket(test);
type Answer = { data: RoutineChanges; message: string };

/** A running deal with lessons at 17:00 on each day, whose changes both sides read. */
async function dealOf(given?: Parameters<typeof lessonsOf>[2]) {
  const of = await lessonsOf(test, market, given);
  const { family, tutor } = of;
  for (let day = 1; day <= 7; day++)
    await insert(test.db, 'routines', {
      student_id: family.studentId,
      tutor_id: tutor.tutorId,
      day,
      time: '17:00',
    });
  const path = `/api/deals/${of.id}/routine-changes`;
  const read = async (token: string) => (await test.read<Answer>(path, token)).data;
  const propose = (token: string, body: object) => test.send<Answer>(`POST ${path}`, { token, body });
  const answer = async (token: string, given: string) => {
    const id = (await read(token)).open?.id ?? 0;
    return test.send<Answer>(`POST ${path}/${id}/answer`, { token, body: { answer: given } });
  };
  /** Proposed by the family and agreed to by the tutor. */
  const agree = async (body: object) => {
    expect((await propose(family.token, body)).status).toBe(200);
    expect((await answer(tutor.token, 'agreed')).status).toBe(200);
  };
  const timeOf = async (day: string) => (await of.at(tutor.token, day))?.time;
  return { ...of, read, propose, answer, agree, timeOf };
}
const pause = (from: number, to: number, why = 'exam') => ({
  kind: 'pause',
  why,
  from: dayFrom(from),
  to: dayFrom(to),
});
const usual = (from: number, to: number) => ({ kind: 'usual', from: dayFrom(from), to: dayFrom(to) });

/** The table of these tests alone: Ramadan begins in five days. */
async function ramadanIn(from: number, to: number) {
  await change(test.db, 'seasons', { first_day: dayFrom(-400), last_day: dayFrom(-380) }, {});
  await change(
    test.db,
    'seasons',
    { first_day: dayFrom(from), last_day: dayFrom(to) },
    { kind: 'ramadan', year: 1448 },
  );
}

describe('RUL-090 a change of the routine', () => {
  it('API-480 API-481 holds once the other side agreed: in a pause no lesson is expected', async () => {
    const { family, tutor, propose, answer, timeOf, month, read } = await dealOf();
    const body = pause(2, 4);
    expect((await propose(family.token, body)).body.data.open).toMatchObject({
      ...body,
      proposed_by: 'guardian',
    });
    expect(await timeOf(dayFrom(3))).toBe('17:00');
    const before = (await month(tutor.token, `?month=${dayFrom(3).slice(0, 7)}`)).expected;
    expect((await answer(tutor.token, 'agreed')).body.data).toMatchObject({ open: null, holds: [body] });
    expect([
      await timeOf(dayFrom(1)),
      await timeOf(dayFrom(2)),
      await timeOf(dayFrom(4)),
      await timeOf(dayFrom(5)),
    ]).toEqual(['17:00', undefined, undefined, '17:00']);
    const after = await month(tutor.token, `?month=${dayFrom(3).slice(0, 7)}`);
    expect(after.expected).toBeLessThan(before);
    expect((await read(family.token)).holds).toEqual((await read(tutor.token)).holds);
  });

  it('RUL-091 lessons as usual after all end a pause early, and are on the days of an Eid', async () => {
    const { agree, timeOf, read, tutor } = await dealOf();
    await ramadanIn(20, 40);
    await change(
      test.db,
      'seasons',
      { first_day: dayFrom(6), last_day: dayFrom(8) },
      { kind: 'eid_fitr', year: 1448 },
    );
    expect((await read(tutor.token)).holds).toMatchObject([{ kind: 'pause', why: 'eid', from: dayFrom(6) }]);
    await agree(pause(2, 5));
    expect([await timeOf(dayFrom(4)), await timeOf(dayFrom(7))]).toEqual([undefined, undefined]);
    await agree(usual(4, 7));
    expect([
      await timeOf(dayFrom(3)),
      await timeOf(dayFrom(4)),
      await timeOf(dayFrom(7)),
      await timeOf(dayFrom(8)),
    ]).toEqual([undefined, '17:00', '17:00', undefined]);
  });

  it('API-482 RUL-092 a Ramadan timetable moves the times of all days for the days of the season alone, wherever they are moved', async () => {
    await ramadanIn(5, 9);
    const { agree, timeOf, read, family } = await dealOf();
    expect((await read(family.token)).ramadan).toEqual({ year: 1448, from: dayFrom(5), to: dayFrom(9) });
    await agree({ kind: 'ramadan', minutes: -150 });
    const times = async (...days: number[]) => {
      const found = [];
      for (const day of days) found.push(await timeOf(dayFrom(day)));
      return found;
    };
    expect(await times(4, 5, 9, 10)).toEqual(['17:00', '14:30', '14:30', '17:00']);
    const { operator } = market;
    const body = {
      kind: 'ramadan',
      year: 1448,
      from: dayFrom(6),
      to: dayFrom(10),
      reason: 'The moon was not seen',
    };
    const { token } = operator;
    expect((await test.send('POST /api/ops/seasons', { token, body })).status).toBe(200);
    expect(await times(5, 6, 10, 11)).toEqual(['17:00', '14:30', '14:30', '17:00']);
    await agree(pause(7, 7));
    expect(await times(6, 7, 8)).toEqual(['14:30', undefined, '14:30']);
    await agree({ kind: 'ramadan', minutes: 0 });
    expect(await times(6, 7)).toEqual(['17:00', undefined]);
  });
});

describe('RUL-093 what is proposed', () => {
  it('API-481 is refused on days that are over, turned round, too many or too far ahead, while something is open, or without times', async () => {
    await ramadanIn(5, 9);
    const { family, propose } = await dealOf();
    const { token } = family;
    expectErrors(await propose(token, pause(-1, 2)), ['from']);
    for (const wrong of [pause(3, 2), pause(1, 93), usual(190, 201)])
      expectErrors(await propose(token, wrong), ['to']);
    expectErrors(await propose(token, { kind: 'pause' }), ['from', 'to', 'why']);
    expectErrors(await propose(token, { kind: 'ramadan' }), ['minutes']);
    expectErrors(await propose(token, { kind: 'ramadan', minutes: 421 }), ['minutes']);
    await change(test.db, 'routines', { time: '20:00' }, { student_id: family.studentId, day: 1 });
    expectErrors(await propose(token, { kind: 'ramadan', minutes: 240 }), ['minutes']);
    expect((await propose(token, pause(1, 92))).status).toBe(200);
    expectFailure(await propose(token, pause(1, 2)), 409, 'CONFLICT');
    await change(test.db, 'seasons', { first_day: dayFrom(-9), last_day: dayFrom(-8) }, { kind: 'ramadan' });
    const bare = await lessonsOf(test, market);
    const path = `/api/deals/${bare.id}/routine-changes`;
    const body = { kind: 'ramadan', minutes: 30 };
    for (const none of ['next Ramadan', 'no times'] as const) {
      const { body: said } = await test.send<Answer>(`POST ${path}`, { token: bare.family.token, body });
      expect(said.message).toContain(none);
      await ramadanIn(5, 9);
    }
  });

  it('API-483 is answered by the other side alone, once, and taken back by its own', async () => {
    const { id, family, tutor, propose, answer, read } = await dealOf();
    await propose(tutor.token, pause(1, 2));
    expectFailure(await answer(tutor.token, 'agreed'), 409, 'CONFLICT');
    expectFailure(await answer(family.token, 'withdrawn'), 409, 'CONFLICT');
    const open = (await read(family.token)).open?.id ?? 0;
    expect((await answer(tutor.token, 'withdrawn')).body.data.open).toBeNull();
    const late = `POST /api/deals/${id}/routine-changes/${open}/answer`;
    expectFailure(
      await test.send(late, { token: family.token, body: { answer: 'agreed' } }),
      409,
      'CONFLICT',
    );
    const other = await dealOf();
    expectFailure(
      await test.send(`POST /api/deals/${other.id}/routine-changes/${open}/answer`, {
        token: other.family.token,
        body: { answer: 'agreed' },
      }),
      404,
      'NOT_FOUND',
    );
    expectFailure(
      await test.send(`GET /api/deals/${other.id}/routine-changes`, { token: tutor.token }),
      404,
      'NOT_FOUND',
    );
    await propose(tutor.token, pause(1, 2));
    await answer(family.token, 'declined');
    expect((await read(tutor.token)).holds).toEqual([]);
    await test.send(`POST /api/deals/${id}/end`, { token: family.token, body: { why: 'moved' } });
    expectFailure(await propose(tutor.token, pause(1, 2)), 409, 'CONFLICT');
  });

  it('API-484 both sides read on their lists how the week is other than usual', async () => {
    const { agree, family } = await dealOf();
    await agree(pause(1, 2, 'holiday'));
    const { data } = await test.read<{ data: MyTutor[] }>('/api/my-tutor?page=1&per_page=10', family.token);
    expect(data[0]?.changes?.at(-1)).toMatchObject({ kind: 'pause', why: 'holiday', from: dayFrom(1) });
    expect(data[0]?.routine?.map(({ day }) => day)).toContain(weekdayOf(dayFrom(1)));
  });
});

describe('who is told of a change of the routine', () => {
  const told = async (user_id: number) =>
    (await rows(test.db, 'notices', ['text_key', 'path'], { user_id }))
      .map(({ text_key }) => text_key.replace('notice.routine.', ''))
      .filter((text) => !text.startsWith('notice.'));

  it('NTF-123 the other side of a proposal, its own of the answer, and both when the days of Ramadan are moved', async () => {
    await ramadanIn(5, 9);
    const { family, tutor, agree } = await dealOf();
    await agree({ kind: 'ramadan', minutes: -60 });
    expect([await told(family.userId), await told(tutor.userId)]).toEqual([['agreed'], ['proposed']]);
    const move = (from: number) =>
      test.send('POST /api/ops/seasons', {
        token: market.operator.token,
        body: { kind: 'ramadan', year: 1448, from: dayFrom(from), to: dayFrom(12), reason: 'The moon' },
      });
    await move(6);
    await move(6);
    expect([await told(family.userId), await told(tutor.userId)]).toEqual([
      ['agreed', 'seasonMoved'],
      ['proposed', 'seasonMoved'],
    ]);
  });

  it('NTF-124 a family without a session agrees by text message', async () => {
    const given = await createFamily(test.db);
    await change(test.db, 'users', { by_sms_since: new Date() }, { id: given.userId });
    const { tutor, propose, read } = await dealOf(given);
    await propose(tutor.token, pause(1, 2));
    await drain(test.db);
    const texts = await listOutbox(test.db, { phone: given.phone });
    const message = texts.find(({ body }) => body.includes('proposes'));
    expect(message?.body).toMatch(/proposes no lessons from .*Reply \d+: Yes, I agree/);
    const text = /Reply (\d+): Yes/.exec(message?.body ?? '')?.[1] ?? '';
    const reply = { secret: 'the secret of tests', from: given.phone, text };
    expect((await test.send('POST /api/sms/incoming', { body: reply })).status).toBe(200);
    expect(await read(tutor.token)).toMatchObject({
      open: null,
      holds: [{ kind: 'pause', from: dayFrom(1) }],
    });
  });
});

it('OPS-470 OPS-471 OPS-472 operators write down what a side proposes and answers by phone, and set the days of a season', async () => {
  const { id, family, timeOf } = await dealOf();
  const { token } = market.operator;
  const path = `/api/ops/deals/${id}/routine-changes`;
  const said = { side: 'guardian', reason: 'The mother called' };
  expectErrors(await test.send(`POST ${path}`, { token, body: { ...pause(1, 2), side: 'guardian' } }), [
    'reason',
  ]);
  expect((await test.send(`POST ${path}`, { token, body: { ...pause(1, 2), ...said } })).status).toBe(200);
  const read = async () => (await test.read<{ data: OpsRoutineChanges }>(path, token)).data;
  const { open } = await read();
  const answer = { answer: 'agreed', side: 'tutor', reason: 'The tutor called' };
  expect((await test.send(`POST ${path}/${open?.id}/answer`, { token, body: answer })).status).toBe(200);
  expect((await read()).changes[0]).toMatchObject({
    answer: 'agreed',
    notes: [{ reason: 'The mother called' }, { reason: 'The tutor called' }],
  });
  expect(await timeOf(dayFrom(1))).toBeUndefined();
  expectFailure(await test.send(`GET ${path}`, { token: family.token }), 403, 'WRONG_ROLE');
  const season = { kind: 'eid_adha', year: 1460, from: dayFrom(300), to: dayFrom(299), reason: 'Announced' };
  expectErrors(await test.send('POST /api/ops/seasons', { token, body: season }), ['to']);
  await test.send('POST /api/ops/seasons', { token, body: { ...season, to: dayFrom(302) } });
  const { data } = await test.read<{ data: unknown[] }>('/api/ops/seasons', token);
  expect(data).toContainEqual(expect.objectContaining({ kind: 'eid_adha', year: 1460, to: dayFrom(302) }));
  const log = await test.read<{ data: unknown[] }>('/api/ops/audit?subject=season', token);
  expect(log.data[0]).toMatchObject({ action: 'season', reason: 'Announced', before: null });
});
