import type { dealEndpoints, MessageKey } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { toPage } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import { countMyTutors, listDeals, listMyTutors } from './deals.repository.ts';
import { confirmStarted } from './start.ts';

const started = (continues: boolean) => {
  const message: MessageKey = continues ? 'lessons.started' : 'lessons.noted';
  return { status: 'success', message, data: null } as const;
};

export function dealHandlers({ db }: Services): Handlers<typeof dealEndpoints> {
  return {
    'GET /api/tutor/deals': async ({ viewer }) => {
      const deals = await listDeals(db, viewer.tutorId);
      const of = (state: string) => deals.filter((deal) => deal.status.current === state);
      return { data: { in_process: of('in_process'), continue: of('continue') } };
    },
    'POST /api/tutor/deals/:id/started': async ({ params, viewer }) =>
      started(
        await confirmStarted(
          db,
          params.id,
          { tutor: viewer.tutorId },
          { actor: 'tutor', userId: viewer.userId },
        ),
      ),
    'GET /api/my-tutor': async ({ query: { page, per_page }, viewer }) => {
      const rows = await listMyTutors(db, viewer.parentId, per_page, (page - 1) * per_page);
      return toPage(rows, await countMyTutors(db, viewer.parentId), page, per_page);
    },
    'POST /api/my-tutor/:id/started': async ({ params, viewer }) =>
      started(
        await confirmStarted(
          db,
          params.id,
          { parent: viewer.parentId },
          { actor: 'guardian', userId: viewer.userId },
        ),
      ),
  };
}
