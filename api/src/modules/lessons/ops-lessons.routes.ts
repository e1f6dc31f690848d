import type { opsLessonEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { ApiFailure } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { perform } from '../audit/index.ts';
import { knownDeal } from './known.ts';
import { listEntries } from './lessons.repository.ts';
import { lessonOf, monthOf, planOf } from './month.ts';
import { writeEntry } from './write.ts';

export function opsLessonHandlers({ db }: Services): Handlers<typeof opsLessonEndpoints> {
  return {
    'GET /api/ops/deals/:id/lessons': async ({ params, query }) => {
      const deal = await knownDeal(db, params.id);
      return { data: monthOf(deal, await listEntries(db, deal.id), query.month, new Date()) };
    },
    'POST /api/ops/deals/:id/lessons': ({ params, body: { side, reason, ...word }, viewer }) => {
      const call = { params, body: { reason }, viewer };
      return perform(db, call, { action: 'lesson', subject: 'deal' }, async (trx, { userId }) => {
        const now = new Date();
        const deal = await knownDeal(trx, params.id);
        const by = { side, how: 'phone', userId, reason } as const;
        const day = await writeEntry(trx, deal, word, by, now);
        const data = lessonOf(await listEntries(trx, deal.id), planOf(deal), day, now);
        if (!data) throw new ApiFailure('NOT_FOUND', 'deal.unknown');
        const after = { side, kind: word.kind, day, state: data.state };
        return { message: 'lesson.noted', data, before: null, after };
      });
    },
  };
}
