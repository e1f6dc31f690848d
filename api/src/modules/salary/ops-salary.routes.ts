import type { opsSalaryEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import type { Services } from '../../kit/services.ts';
import { perform } from '../audit/index.ts';
import { knownDeal } from '../lessons/index.ts';
import { readBook } from './read.ts';
import { writeSalary } from './write.ts';

export function opsSalaryHandlers({ db }: Services): Handlers<typeof opsSalaryEndpoints> {
  return {
    'GET /api/ops/deals/:id/salary': async ({ params, query }) => ({
      data: await readBook(db, await knownDeal(db, params.id), query.month, new Date()),
    }),
    'POST /api/ops/deals/:id/salary': ({ params, body: { side, reason, ...word }, viewer }) => {
      const call = { params, body: { reason }, viewer };
      return perform(db, call, { action: 'salary', subject: 'deal' }, async (trx, { userId }) => {
        const now = new Date();
        const deal = await knownDeal(trx, params.id);
        const by = { side, how: 'phone', userId, reason } as const;
        const month = await writeSalary(trx, deal, word, by, now);
        const { kind, amount, about } = word;
        const after = { side, kind, month, ...(about === null ? { amount } : { about }) };
        return { message: 'salary.noted', data: await readBook(trx, deal, month, now), before: null, after };
      });
    },
  };
}
