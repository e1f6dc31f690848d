import type { Case, CaseBody, EndedDeal } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { expectErrors, expectFailure, openTestApp, type Saved } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { bomb } from '../../../test/support/pictures.ts';
import { change, row, rows } from '../../../test/support/rows.repository.ts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import { transitionWorker } from '../notices/index.ts';
import { listEndedDeals } from './cases.repository.ts';
import { openCase } from './moves.ts';

const test = await openTestApp();
const market = await openMarket(test);
const text = 'He came twice and then never again.';

async function deal() {
  const family = await createFamily(test.db);
  const tutor = await market.hire(family);
  const { id } = await row(test.db, 'deals', ['id'], { application_id: tutor.applicationId });
  return { id, family, tutor };
}
const report = (token: string, id: number, body: CaseBody) =>
  test.send<Saved<Case>>(`POST /api/deals/${id}/cases`, { token, body });
const list = async (token: string, id: number) =>
  (await test.read<{ data: Case[] }>(`/api/deals/${id}/cases`, token)).data;
const ops = (id: number, act: string, body: object) =>
  test.send(`POST /api/ops/cases/${id}/${act}`, { token: market.operator.token, body });

describe('a problem of a deal', () => {
  it('RUL-056 opens a case; a further report of the kind and side joins it', async () => {
    const { id, family, tutor } = await deal();
    const first = await report(family.token, id, { kind: 'lessons_not_held', text });
    expect(first.body).toMatchObject({
      message: 'We have your report and look into it.',
      data: { kind: 'lessons_not_held', state: 'open', mine: true, decided: null, appeal_by: null },
    });
    const hours =
      (Date.parse(first.body.data.decide_by ?? '') - Date.parse(first.body.data.opened_at)) / 3_600_000;
    expect(hours).toBe(120);
    const second = await report(family.token, id, { kind: 'lessons_not_held', text: 'Again nobody came.' });
    expect(second.body.data.id).toBe(first.body.data.id);
    expect(second.body.data.written.map((one) => one.text)).toEqual([text, 'Again nobody came.']);
    const other = await report(family.token, id, { kind: 'unsafe', text });
    expect(other.body.data.id).not.toBe(first.body.data.id);
    const ofTutor = await report(tutor.token, id, { kind: 'lessons_not_held', text });
    expect(ofTutor.body.data.id).not.toBe(first.body.data.id);
    expect(await list(family.token, id)).toHaveLength(2);
  });

  it('RUL-056 two reports at once make one case', async () => {
    const { id, family } = await deal();
    const sent = await Promise.all(
      [1, 2, 3].map(() => report(family.token, id, { kind: 'behaviour', text })),
    );
    expect(new Set(sent.map(({ body }) => body.data.id)).size).toBe(1);
  });

  it('RUL-056 API-324 refuses what a side cannot report, and what says nothing', async () => {
    const { id, family, tutor } = await deal();
    const wrongSide = await report(tutor.token, id, { kind: 'no_tutor_came', text });
    expect(expectErrors(wrongSide, ['kind'])).toMatchObject({
      kind: ['The other side of the deal reports this.'],
    });
    expectErrors(await report(family.token, id, { kind: 'unpaid', text }), ['kind']);
    expectErrors(await report(family.token, id, { kind: 'other', text: 'Bad' }), ['text']);
    const photo = 'data:image/png;base64,AAAA';
    expectErrors(await report(family.token, id, { kind: 'other', text, photo }), ['photo']);
    expect(await rows(test.db, 'cases', ['id'], { deal_id: id })).toEqual([]);
  });

  it('API-324 keeps a photo, which its link opens and nothing else', async () => {
    const { id, family } = await deal();
    const png = `data:image/png;base64,${bomb(64).toString('base64')}`;
    const { body } = await report(family.token, id, { kind: 'other', text, photo: png });
    const url = body.data.written[0]?.photo_url ?? '';
    const image = await test.app.request(url);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await test.app.request(url.split('?')[0] ?? '')).status).toBe(404);
    expect((await test.app.request(url.replace(/signature=.{4}/, 'signature=AAAA'))).status).toBe(404);
  });
});

describe('a deal that ended', () => {
  it('PAR-146 TUT-184 is listed to its own sides for 60 days, and longer while a problem is open', async () => {
    const { id, family, tutor } = await deal();
    const ended = async (token: string, side: string) =>
      (await test.read<{ data: EndedDeal[] }>(`/api/ended-deals?side=${side}`, token)).data;
    expect(await ended(family.token, 'guardian')).toEqual([]);
    const end = { token: market.operator.token, body: { reason: 'Both agreed' } };
    expect((await test.send(`POST /api/ops/deals/${id}/end`, end)).status).toBe(200);
    expect(await ended(family.token, 'guardian')).toMatchObject([
      { id, ended_at: expect.any(String), request_id: expect.any(Number) },
    ]);
    expect(await ended(tutor.token, 'tutor')).toMatchObject([{ id, request_id: null }]);
    expect(await ended(family.token, 'tutor')).toEqual([]);
    expect(await ended((await createFamily(test.db)).token, 'guardian')).toEqual([]);
    expect((await report(family.token, id, { kind: 'ended_early', text })).status).toBe(200);
    const later = async ({ userId }: { userId: number }, side: 'guardian' | 'tutor') =>
      (await listEndedDeals(test.db, userId, side, new Date(Date.now() + 1000))).map((one) => one.id);
    expect(await later(family, 'guardian')).toEqual([id]);
    // The tutor does not know of the report.
    expect(await later(tutor, 'tutor')).toEqual([]);
  });
});

it('RUL-056 after the end a decided problem is appealed, not reported again, and an old one is refused', async () => {
  const { id, family } = await deal();
  const { body } = await report(family.token, id, { kind: 'behaviour', text });
  await ops(body.data.id, 'decide', { decision: 'no_action', reason: 'Both sides agree' });
  await market.act(`deals/${id}/end`, { reason: 'Both agreed' });
  expectFailure(await report(family.token, id, { kind: 'behaviour', text }), 409, 'CONFLICT');
  expect((await report(family.token, id, { kind: 'other', text })).status).toBe(200);
  const later = new Date(Date.now() + 61 * 24 * 3_600_000);
  const open = (actor: 'guardian' | 'operator', { userId }: { userId: number }) => {
    const words = { dealId: id, side: 'guardian', kind: 'ended_early', text } as const;
    return inTransaction(test.db, (trx) => openCase(trx, words, { actor, userId }, later));
  };
  await expect(open('guardian', family)).rejects.toThrow('more than 60 days ago');
  expect(await open('operator', market.operator)).toBeGreaterThan(0);
});

describe('rights', () => {
  it('RUL-056 API-323 API-325 only the sides of the deal read and write, each what it wrote itself', async () => {
    const { id, family, tutor } = await deal();
    const { body } = await report(family.token, id, { kind: 'unsafe', text });
    const caseId = body.data.id;
    const strangers = [await createTutor(test.db), await createFamily(test.db), market.operator];
    for (const { token } of strangers) {
      expectFailure(await test.send(`GET /api/deals/${id}/cases`, { token }), 404, 'NOT_FOUND');
      expectFailure(await report(token, id, { kind: 'other', text }), 404, 'NOT_FOUND');
      for (const act of ['answer', 'appeal'])
        expectFailure(
          await test.send(`POST /api/cases/${caseId}/${act}`, { token, body: { text } }),
          404,
          'NOT_FOUND',
        );
    }
    // The tutor hears of it only when asked, and then without the family's words and the operators' notes.
    expect(await list(tutor.token, id)).toEqual([]);
    await ops(caseId, 'note', { text: 'Called the police' });
    await ops(caseId, 'message', { side: 'tutor', text: 'Were you there on Monday?', asks: true });
    const [seen] = await list(tutor.token, id);
    expect(seen).toMatchObject({ mine: false, written: [], question: { text: 'Were you there on Monday?' } });
    expect(JSON.stringify(seen)).not.toMatch(/twice|police/);
    expect((await list(family.token, id))[0]).toMatchObject({ question: null, written: [{ text }] });
    const answer = { token: tutor.token, body: { text: 'I was at home that day.' } };
    const { body: answered } = await test.send<Saved<Case>>(`POST /api/cases/${caseId}/answer`, answer);
    expect(answered.data).toMatchObject({ question: null, written: [{ text: 'I was at home that day.' }] });
    expectFailure(await test.send(`POST /api/cases/${caseId}/answer`, answer), 409, 'CONFLICT');
  });
});

describe('the decision', () => {
  it('RUL-057 API-325 NTF-078 is told to both with its reason; one side appeals once, within seven days', async () => {
    const { id, family, tutor } = await deal();
    const { body } = await report(family.token, id, { kind: 'behaviour', text });
    const caseId = body.data.id;
    const reason = 'Both were heard.';
    expect((await ops(caseId, 'decide', { decision: 'warn', reason })).status).toBe(200);
    for (const { token } of [family, tutor])
      expect(await list(token, id)).toMatchObject([
        { state: 'decided', decide_by: null, decided: { decision: 'warn', amount: null, reason } },
      ]);
    const moves = await rows(test.db, 'transitions', ['id'], { entity: 'case', entity_id: caseId });
    for (const { id: transition } of moves) await transitionWorker(test.db).work({ transition });
    const toldTo = async (userId: number) =>
      (await rows(test.db, 'notices', ['text_key', 'params'], { user_id: userId })).filter(({ text_key }) =>
        text_key.startsWith('notice.case'),
      );
    const params = { case_kind: 'behaviour', decision: 'warn', reason };
    expect(await toldTo(family.userId)).toMatchObject([{ text_key: 'notice.case.decided', params }]);
    expect(await toldTo(tutor.userId)).toMatchObject([{ text_key: 'notice.case.decided', params }]);

    const appeal = (token: string) =>
      test.send<Saved<Case>>(`POST /api/cases/${caseId}/appeal`, {
        token,
        body: { text: 'That is not so at all.' },
      });
    const appealed = await appeal(tutor.token);
    expect(appealed.body.data).toMatchObject({
      state: 'appealed',
      appeal_by: null,
      decided: { decision: 'warn' },
    });
    expectFailure(await appeal(family.token), 409, 'CONFLICT');
    const again = await ops(caseId, 'decide', { decision: 'no_action', reason });
    expect(again.body).toMatchObject({ key: 'case.decidedFirst' });

    const late = (await report(family.token, id, { kind: 'other', text })).body.data.id;
    await ops(late, 'decide', { decision: 'no_action', reason });
    await change(test.db, 'cases', { ends_at: new Date(Date.now() - 1000).toISOString() }, { id: late });
    const tooLate = await test.send(`POST /api/cases/${late}/appeal`, {
      token: family.token,
      body: { text },
    });
    expect(tooLate.body).toMatchObject({ key: 'guard.appeal_open' });
  });
});
