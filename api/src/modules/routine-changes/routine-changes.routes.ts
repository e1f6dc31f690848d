import type { routineChangeEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Services } from '../../kit/services.ts';
import { ownDeal } from '../lessons/index.ts';
import { answerChange, propose, readChanges } from './write.ts';

export function routineChangeHandlers({ db }: Services): Handlers<typeof routineChangeEndpoints> {
  const own = (id: number, userId: number) => ownDeal(db, id, userId);
  const shown = async ({ deal, side }: Awaited<ReturnType<typeof own>>, now: Date) => {
    const { changes: _all, ...rest } = await readChanges(db, deal, now);
    return { ...rest, side, name: side === 'tutor' ? deal.guardian_name : deal.tutor_name };
  };
  return {
    'GET /api/deals/:id/routine-changes': async ({ params, viewer }) => ({
      data: await shown(await own(params.id, viewer.userId), new Date()),
    }),
    'POST /api/deals/:id/routine-changes': async ({ params, body, viewer: { userId } }) => {
      const now = new Date();
      const found = await own(params.id, userId);
      const by = { side: found.side, userId, reason: null };
      await inTransaction(db, (trx) => propose(trx, found.deal, body, by, now));
      return { status: 'success', message: 'routineChange.proposed', data: await shown(found, now) };
    },
    'POST /api/deals/:id/routine-changes/:changeId/answer': async ({ params, body, viewer: { userId } }) => {
      const now = new Date();
      const found = await own(params.id, userId);
      const by = { side: found.side, userId, reason: null };
      const sent = { changeId: params.changeId, answer: body.answer };
      await inTransaction(db, (trx) => answerChange(trx, found.deal, sent, by, now));
      return { status: 'success', message: `routineChange.${body.answer}`, data: await shown(found, now) };
    },
  };
}
