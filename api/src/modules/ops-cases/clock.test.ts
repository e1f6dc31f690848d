import { type CaseState, caseKinds, caseRules, caseStates } from '@porao/contracts';
import { createRandom } from '@porao/contracts/random';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createUser } from '../../../test/support/people.repository.ts';
import { drain } from '../../../test/support/queue.repository.ts';
import { row, rows } from '../../../test/support/rows.repository.ts';
import type { Viewer } from '../../kit/viewer.ts';
import {
  answerCase,
  appealCase,
  confirmDecision,
  decideCase,
  openCase,
  returnDecision,
  sweepCases,
} from '../cases/index.ts';
import { type NoticeParams, noticeText } from '../notices/index.ts';
import { transitions } from '../transitions/index.ts';
import { addNote, sendMessage } from './acts.ts';

const test = await openTestApp();
const market = await openMarket(test);
const hour = 3_600_000;
const text = 'It did not go as we agreed.';

const viewerOf = (userId: number, grants: readonly string[]): Viewer => ({
  userId,
  sessionId: 'none',
  role: 'operator',
  tutorId: null,
  parentId: null,
  grants,
  verified: true,
  banned: false,
  accountStatus: null,
});

/** People and deals that the walks share. */
async function stage() {
  const family = await createFamily(test.db);
  const deals = [];
  for (let index = 0; index < 3; index++) {
    const { applicationId, userId } = await market.hire(family);
    deals.push({
      ...(await row(test.db, 'deals', ['id'], { application_id: applicationId })),
      tutor: userId,
    });
  }
  const people = [
    await createUser(test.db, 'lead'),
    await createUser(test.db, 'lead'),
    await createUser(test.db, 'operator'),
  ];
  const viewers = people.map(({ userId }, index) =>
    viewerOf(userId, index < 2 ? ['lead', 'operator'] : ['operator']),
  );
  return { family, deals, viewers };
}

describe('the states of a case', () => {
  it('RUL-058 the clock alone leads from each state to the end', () => {
    const next = (state: string) =>
      transitions.filter((one) => one.entity === 'case' && one.from === state && one.by.includes('system'));
    for (const state of caseStates.filter((one) => one !== 'closed'))
      expect(next(state).map(({ to }) => to)).toEqual(['closed']);
    expect(transitions.filter((one) => one.entity === 'case' && one.from === 'closed')).toEqual([]);
  });

  it('RUL-058 every case ends by the clock, whatever people did or left', async () => {
    const { family, deals, viewers } = await stage();
    const random = createRandom(38);
    const seen = new Set<CaseState>();
    let now = new Date();
    // Most acts are refused in most states, and some reports of a deal that ended; a refusal changes nothing.
    const unlessRefused = (error: unknown) => {
      if (!(error instanceof Error && error.name === 'ApiFailure')) throw error;
      return undefined;
    };
    const step = async (id: number) => {
      const found = await row(test.db, 'cases', ['kind'], { id });
      const viewer = random.pick(viewers);
      const by = { actor: 'operator', userId: viewer.userId } as const;
      const side = random.pick(['guardian', 'tutor'] as const);
      const ofSide = {
        actor: side,
        userId: side === 'guardian' ? family.userId : (deals[0]?.tutor ?? 0),
      } as const;
      const decision = random.pick(caseRules[found.kind].decisions);
      const asks = { side, text, asks: true } as const;
      const acts = [
        () => test.db.transaction().execute((trx) => addNote(trx, id, text, by, now)),
        () => test.db.transaction().execute((trx) => sendMessage(trx, id, asks, by, now)),
        () => test.db.transaction().execute((trx) => answerCase(trx, id, side, { text }, ofSide, now)),
        () => test.db.transaction().execute((trx) => appealCase(trx, id, side, text, ofSide, now)),
        () =>
          test.db
            .transaction()
            .execute((trx) =>
              decideCase(trx, id, { decision, reason: text, endDeal: false }, viewer, by, now),
            ),
        () => test.db.transaction().execute((trx) => confirmDecision(trx, id, viewer, by, now)),
        () => test.db.transaction().execute((trx) => returnDecision(trx, id, text, by, now)),
      ];
      await random.pick(acts)().catch(unlessRefused);
    };
    for (let walk = 0; walk < 24; walk++) {
      const deal = random.pick(deals);
      const kind = caseKinds[walk % caseKinds.length] ?? 'other';
      const side = random.pick(caseRules[kind].by);
      const report = { dealId: deal.id, side, kind, text } as const;
      const by = { actor: side, userId: family.userId } as const;
      const id = await test.db
        .transaction()
        .execute((trx) => openCase(trx, report, by, now))
        .catch(unlessRefused);
      if (id === undefined) continue;
      for (let steps = random.int(0, 9); steps > 0; steps--) {
        await step(id);
        now = new Date(now.getTime() + random.int(0, 60) * hour);
        await sweepCases(test.db, now);
        seen.add((await row(test.db, 'cases', ['state'], { id })).state);
      }
    }
    expect([...seen].toSorted()).toEqual(
      expect.arrayContaining(['appealed', 'closed', 'decided', 'in_progress']),
    );
    // The longest way: undecided for 30 days, decided on the last one and 7 days to appeal.
    for (let days = 0; days <= 38; days++)
      await sweepCases(test.db, new Date(now.getTime() + days * 24 * hour));
    const left = (await rows(test.db, 'cases', ['id', 'state'])).filter(({ state }) => state !== 'closed');
    expect(left).toEqual([]);
    expect((await rows(test.db, 'cases', ['id', 'asked_side'])).filter((one) => one.asked_side)).toEqual([]);
  });

  it('RUL-058 closes an unanswered report with its reason, but never one of somebody who is not safe', async () => {
    const { family, deals, viewers } = await stage();
    const now = new Date();
    const [viewer] = viewers;
    const dealId = deals[0]?.id ?? 0;
    const by = { actor: 'operator', userId: viewer?.userId ?? 0 } as const;
    const asked = async (kind: 'other' | 'unsafe', side: 'guardian' | 'tutor') => {
      const report = { dealId, side: 'guardian', kind, text } as const;
      const id = await test.db
        .transaction()
        .execute((trx) => openCase(trx, report, { actor: 'guardian', userId: family.userId }, now));
      const question = { side, text: null, reply: 'tell_more', asks: true } as const;
      await test.db.transaction().execute((trx) => sendMessage(trx, id, question, by, now));
      return id;
    };
    const [own, safe] = [await asked('other', 'guardian'), await asked('unsafe', 'guardian')];
    await sweepCases(test.db, new Date(now.getTime() + 71 * hour));
    expect(await row(test.db, 'cases', ['state'], { id: own })).toEqual({ state: 'in_progress' });
    await sweepCases(test.db, new Date(now.getTime() + 73 * hour));
    const columns = ['state', 'closed_cause', 'answer_by'] as const;
    const closed = { state: 'closed', closed_cause: 'case_unanswered', answer_by: null };
    expect(await row(test.db, 'cases', columns, { id: own })).toEqual(closed);
    const stays = { state: 'in_progress', closed_cause: null, answer_by: null };
    expect(await row(test.db, 'cases', columns, { id: safe })).toEqual(stays);
    const ofOther = await asked('other', 'tutor');
    await sweepCases(test.db, new Date(now.getTime() + 73 * hour));
    expect(await row(test.db, 'cases', columns, { id: ofOther })).toEqual(stays);
  });

  it('RUL-058 NTF-079 leads are told once of what is overdue: after 2 hours, 3 days or 5; after a question once more', async () => {
    const { family, deals, viewers } = await stage();
    const now = new Date();
    const by = { actor: 'guardian', userId: family.userId } as const;
    const ids: number[] = [];
    const told = async () => {
      const found = await rows(test.db, 'notices', ['params'], {
        user_id: viewers[0]?.userId,
        text_key: 'notice.case.overdue',
      });
      const about = found.map(({ params }) => params as { problem: number; case_kind: string });
      return about.filter(({ problem }) => ids.includes(problem)).map(({ case_kind }) => case_kind);
    };
    for (const kind of ['unsafe', 'ended_early', 'behaviour'] as const) {
      const report = { dealId: deals[1]?.id ?? 0, side: 'guardian', kind, text } as const;
      ids.push(await test.db.transaction().execute((trx) => openCase(trx, report, by, now)));
    }
    const after = async (hours: number) => {
      await sweepCases(test.db, new Date(now.getTime() + hours * hour));
      return told();
    };
    expect(await after(1.9)).toEqual([]);
    expect(await after(2.1)).toEqual(['unsafe']);
    expect(await after(71)).toEqual(['unsafe']);
    expect(await after(73)).toEqual(['unsafe', 'ended_early']);
    expect(await after(121)).toEqual(['unsafe', 'ended_early', 'behaviour']);
    // A question gives it more time; then leads are told again.
    const [viewer] = viewers;
    const later = new Date(now.getTime() + 122 * hour);
    const question = { side: 'tutor', text: null, reply: 'tell_more', asks: true } as const;
    const operator = { actor: 'operator', userId: viewer?.userId ?? 0 } as const;
    await test.db.transaction().execute((trx) => sendMessage(trx, ids[1] ?? 0, question, operator, later));
    expect(await after(122 + 95)).toHaveLength(3);
    expect((await after(122 + 97)).filter((kind) => kind === 'ended_early')).toHaveLength(2);
  });

  it('RUL-058 NTF-078 both sides read why a case was closed: after an appeal the first decision holds', async () => {
    const { family, deals, viewers } = await stage();
    const now = new Date();
    const [viewer] = viewers;
    const by = { actor: 'guardian', userId: family.userId } as const;
    const report = { dealId: deals[2]?.id ?? 0, side: 'guardian', kind: 'other', text } as const;
    const given = { decision: 'no_action', reason: text, endDeal: false } as const;
    const id = await test.db.transaction().execute(async (trx) => {
      const opened = await openCase(trx, report, by, now);
      const operator = { actor: 'operator', userId: viewer?.userId ?? 0 } as const;
      if (viewer) await decideCase(trx, opened, given, viewer, operator, now);
      await appealCase(trx, opened, 'guardian', text, by, now);
      return opened;
    });
    await sweepCases(test.db, new Date(now.getTime() + 31 * 24 * hour));
    await drain(test.db);
    for (const user_id of [family.userId, deals[2]?.tutor]) {
      const found = await rows(test.db, 'notices', ['text_key', 'params'], { user_id });
      const closed = found.find(({ text_key, params }) => {
        const about = params as NoticeParams;
        return text_key === 'notice.case.closed' && about.problem === id;
      });
      expect(noticeText('notice.case.closed', closed?.params as NoticeParams, 'en')).toMatch(
        /is closed\. The appeal was not decided in time: the first decision holds\.$/,
      );
    }
  });
});
