import { type CaseReply, caseReplies, type opsCaseEndpoints } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import type { Answer, Handlers } from '../../kit/bind.ts';
import { ApiFailure, type Language } from '../../kit/failure.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import type { Viewer } from '../../kit/viewer.ts';
import { perform } from '../audit/index.ts';
import {
  appealCase,
  caseNotFound,
  confirmDecision,
  decideCase,
  decidedBefore,
  findWaiting,
  openCase,
  photoUrl,
  readChoices,
  returnDecision,
} from '../cases/index.ts';
import { readDealDetail } from '../ops-deals/index.ts';
import { reasonText, stateName } from '../transitions/index.ts';
import { addCall, addNote, assignCase, sendMessage, setCallBack } from './acts.ts';
import * as repository from './ops-cases.repository.ts';

const replyText = (name: CaseReply, language: Language) => textOf(`case.reply.${name}`, language);
const replies = caseReplies.map((name) => ({ name, en: replyText(name, 'en'), bn: replyText(name, 'bn') }));
const subject = 'case';

export function opsCaseHandlers({ db, tokens }: Services): Handlers<typeof opsCaseEndpoints> {
  const entries = async (id: number, language: Language) =>
    (await repository.listEntries(db, id)).map(({ photo, reply, text, ...entry }) => ({
      ...entry,
      text: reply ? replyText(reply as CaseReply, language) : text,
      photo_url: photoUrl(tokens, photo),
    }));
  const waitingOf = async (id: number, { userId }: Viewer) => {
    const waiting = await findWaiting(db, id);
    if (!waiting) return null;
    const { decision, amount, reason, at, decided_by } = waiting;
    const by = (await repository.readName(db, decided_by)) ?? null;
    return { decision, amount, reason, at, by, by_me: decided_by === userId };
  };
  const detail = async (id: number, viewer: Viewer, language: Language) => {
    const found = await repository.readCase(db, id);
    if (!found) throw caseNotFound();
    if (await repository.isParty(db, id, viewer.userId)) throw new ApiFailure('CONFLICT', 'act.ownCase');
    const { asked_side, answer_by, closed_cause, ...rest } = found;
    const [deal, { choices }, waiting, written, previous, left_to_others] = await Promise.all([
      rest.deal_id === null ? null : readDealDetail(db, rest.deal_id, language),
      readChoices(db, rest, viewer),
      rest.state === 'waiting_confirmation' ? waitingOf(id, viewer) : null,
      entries(id, language),
      repository.listPrevious(db, rest, viewer.userId),
      rest.appealed_by !== null && decidedBefore(db, id, viewer.userId),
    ]);
    if (deal === undefined) throw caseNotFound();
    const question = asked_side && answer_by ? { side: asked_side, answer_by } : null;
    const closed_reason = reasonText(closed_cause, null, language);
    const shown = { question, closed_reason, deal, choices, waiting, entries: written, previous, replies };
    return { ...rest, ...shown, left_to_others };
  };
  const saved: Answer<{ message: string }> = { message: 'ops.caseSaved' };
  const nothing = { ...saved, data: null, before: null } as const;

  return {
    'GET /api/ops/cases': async ({ query, viewer }) =>
      paged(query, await repository.listCases(db, query, viewer.userId, ...rowsOf(query))),
    'GET /api/ops/cases/counts': async ({ viewer }) => ({
      data: await repository.countCases(db, viewer.userId),
    }),
    'GET /api/ops/cases/unsafe': async ({ viewer }) => ({
      data: await repository.listUnsafe(db, viewer.userId),
    }),
    'GET /api/ops/cases/:id': async ({ params, viewer, language }) => ({
      data: await detail(params.id, viewer, language),
    }),
    'POST /api/ops/cases': ({ body: { deal_id: dealId, side, kind, text }, viewer }) =>
      perform(
        db,
        { params: { id: dealId }, viewer },
        { action: 'report-problem', subject: 'deal' },
        async (trx, by) => {
          const id = await openCase(trx, { dealId, side, kind, text }, by);
          const message = { key: 'ops.caseOpened', params: { id } } as const;
          return { message, data: { id }, before: null, after: { case: id, kind, said_by: side } };
        },
      ),
    'POST /api/ops/cases/:id/assign': (call) =>
      perform(db, { ...call, body: {} }, { action: 'assign', subject }, async (trx, by) => {
        const to = call.body.user_id ?? by.userId;
        const before = await assignCase(trx, call.params.id, to, by);
        const message = 'ops.caseAssigned';
        return { message, data: null, before: { assignee: before }, after: { assignee: to } };
      }),
    'POST /api/ops/cases/:id/call-back': (call) =>
      perform(db, { ...call, body: {} }, { action: 'call-back', subject }, async (trx, by) => {
        const before = await setCallBack(trx, call.params.id, call.body.at, by);
        const after = { call_back_at: call.body.at };
        return { ...nothing, before: { call_back_at: before }, after };
      }),
    'POST /api/ops/cases/:id/note': (call) =>
      perform(db, { ...call, body: {} }, { action: 'case-note', subject }, async (trx, by) => {
        await addNote(trx, call.params.id, call.body.text, by);
        return { ...nothing, after: null };
      }),
    'POST /api/ops/cases/:id/call': (call) =>
      perform(db, { ...call, body: {} }, { action: 'case-call', subject }, async (trx, by) => {
        const { side, reached } = call.body;
        await addCall(trx, call.params.id, call.body, by);
        return { ...nothing, after: { side, reached } };
      }),
    'POST /api/ops/cases/:id/message': (call) =>
      perform(db, { ...call, body: {} }, { action: 'case-message', subject }, async (trx, by) => {
        const { side, asks } = call.body;
        await sendMessage(trx, call.params.id, call.body, by);
        return { message: 'ops.caseSent', data: null, before: null, after: { side, asks } };
      }),
    'POST /api/ops/cases/:id/decide': (call) =>
      perform(db, call, { action: 'decide', subject }, async (trx, by) => {
        const { decision, reason, amount, end_deal: endDeal } = call.body;
        const given = { decision, reason, amount, endDeal };
        const state = await decideCase(trx, call.params.id, given, call.viewer, by);
        const message = { key: 'ops.caseDecided', params: { to: stateName(state) } } as const;
        return { message, data: { state }, before: null, after: { decision, state, amount: amount ?? null } };
      }),
    'POST /api/ops/cases/:id/confirm': (call) =>
      perform(db, { ...call, body: {} }, { action: 'confirm-decision', subject }, async (trx, by) => {
        await confirmDecision(trx, call.params.id, call.viewer, by);
        const message = { key: 'ops.caseDecided', params: { to: stateName('decided') } } as const;
        return { message, data: null, before: null, after: { state: 'decided' } };
      }),
    'POST /api/ops/cases/:id/return': (call) =>
      perform(db, call, { action: 'return-decision', subject }, async (trx, by) => {
        await returnDecision(trx, call.params.id, call.body.reason, by);
        return { message: 'ops.caseReturned', data: null, before: null, after: null };
      }),
    'POST /api/ops/cases/:id/appeal': (call) =>
      perform(db, { ...call, body: {} }, { action: 'appeal', subject }, async (trx, by) => {
        const { side, text } = call.body;
        await appealCase(trx, call.params.id, side, text, by);
        return { ...nothing, after: { said_by: side } };
      }),
  };
}
