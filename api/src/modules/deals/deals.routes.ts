import type { dealEndpoints, MessageKey } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import type { By } from '../transitions/index.ts';
import { countMyTutors, listDeals, listMyTutors } from './deals.repository.ts';
import { confirmStarted, endOwnDeal } from './start.ts';

export function dealHandlers({ db }: Services): Handlers<typeof dealEndpoints> {
  const confirm = async (id: number, party: Parameters<typeof confirmStarted>[2], by: By) => {
    const message: MessageKey = (await confirmStarted(db, id, party, by))
      ? 'lessons.started'
      : 'lessons.noted';
    return { status: 'success', message, data: null } as const;
  };
  return {
    'GET /api/tutor/deals': async ({ viewer }) => {
      const deals = await listDeals(db, viewer.tutorId);
      const of = (state: string) => deals.filter((deal) => deal.status.current === state);
      return { data: { in_process: of('in_process'), continue: of('continue') } };
    },
    'POST /api/tutor/deals/:id/started': ({ params, viewer }) =>
      confirm(params.id, { tutor: viewer.tutorId }, { actor: 'tutor', userId: viewer.userId }),
    'POST /api/deals/:id/end': async ({ params, body, viewer }) => {
      await inTransaction(db, (trx) => endOwnDeal(trx, params.id, viewer, body));
      return { status: 'success', message: 'lessons.ended', data: null };
    },
    'GET /api/my-tutor': async ({ query, viewer }) => {
      const rows = await listMyTutors(db, viewer.parentId, ...rowsOf(query));
      return paged(query, { rows, total: await countMyTutors(db, viewer.parentId) });
    },
    'POST /api/my-tutor/:id/started': ({ params, viewer }) =>
      confirm(params.id, { parent: viewer.parentId }, { actor: 'guardian', userId: viewer.userId }),
  };
}
