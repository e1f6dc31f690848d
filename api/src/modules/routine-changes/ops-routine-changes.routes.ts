import type { opsRoutineChangeEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Services } from '../../kit/services.ts';
import { audit, perform } from '../audit/index.ts';
import { knownDeal } from '../lessons/index.ts';
import { findSeason, listSeasons, saveSeason } from '../seasons/index.ts';
import { tellMoved } from './tell.ts';
import { answerChange, propose, readChanges } from './write.ts';

export function opsRoutineChangeHandlers({ db }: Services): Handlers<typeof opsRoutineChangeEndpoints> {
  return {
    'GET /api/ops/deals/:id/routine-changes': async ({ params }) => ({
      data: await readChanges(db, await knownDeal(db, params.id), new Date()),
    }),
    'POST /api/ops/deals/:id/routine-changes': ({ params, body: { side, reason, ...asked }, viewer }) => {
      const call = { params, body: { reason }, viewer };
      return perform(db, call, { action: 'routine', subject: 'deal' }, async (trx, { userId }) => {
        const now = new Date();
        const deal = await knownDeal(trx, params.id);
        await propose(trx, deal, asked, { side, userId, reason }, now);
        const data = await readChanges(trx, deal, now);
        return { message: 'routineChange.proposed', data, before: null, after: { side, ...asked } };
      });
    },
    'POST /api/ops/deals/:id/routine-changes/:changeId/answer': ({ params, body, viewer }) => {
      const { side, reason, answer } = body;
      const call = { params, body: { reason }, viewer };
      return perform(db, call, { action: 'routine-answer', subject: 'deal' }, async (trx, { userId }) => {
        const now = new Date();
        const deal = await knownDeal(trx, params.id);
        const sent = { changeId: params.changeId, answer };
        await answerChange(trx, deal, sent, { side, userId, reason }, now);
        const data = await readChanges(trx, deal, now);
        const after = { side, answer, change: params.changeId };
        return { message: `routineChange.${answer}`, data, before: null, after };
      });
    },
    'GET /api/ops/seasons': async () => ({ data: await listSeasons(db) }),
    'POST /api/ops/seasons': ({ body: { reason, ...days }, viewer }) =>
      inTransaction(db, async (trx) => {
        const before = await findSeason(trx, days);
        const data = await saveSeason(trx, days);
        const isMoved = before !== undefined && (before.from !== data.from || before.to !== data.to);
        if (isMoved) await tellMoved(trx, data);
        const act = { action: 'season', subject: 'season', subjectId: data.id, reason } as const;
        const daysOf = (season: typeof data) => ({ ...days, from: season.from, to: season.to });
        await audit(trx, {
          ...act,
          actor: viewer.userId,
          before: before ? daysOf(before) : null,
          after: daysOf(data),
        });
        return { status: 'success', message: 'season.saved', data } as const;
      }),
  };
}
