import type { SalaryMonth, salaryEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Services } from '../../kit/services.ts';
import { ownDeal } from '../lessons/index.ts';
import { readBook } from './read.ts';
import { writeSalary } from './write.ts';

export function salaryHandlers({ db }: Services): Handlers<typeof salaryEndpoints> {
  const own = (id: number, userId: number) => ownDeal(db, id, userId);
  /** Leaves out what operators alone read. */
  const shown = async (
    { deal, side }: Awaited<ReturnType<typeof own>>,
    month: string | undefined,
    now: Date,
  ): Promise<SalaryMonth> => {
    const { entries, ...book } = await readBook(db, deal, month, now);
    return {
      ...book,
      side,
      entries: entries.map(({ recorded_by: _by, reason: _reason, ...entry }) => entry),
    };
  };

  return {
    'GET /api/deals/:id/salary': async ({ params, query, viewer }) => ({
      data: await shown(await own(params.id, viewer.userId), query.month, new Date()),
    }),
    'POST /api/deals/:id/salary': async ({ params, body, viewer: { userId } }) => {
      const now = new Date();
      const of = await own(params.id, userId);
      const by = { side: of.side, how: 'said', userId, reason: null } as const;
      const month = await inTransaction(db, (trx) => writeSalary(trx, of.deal, body, by, now));
      const message = body.kind === 'taken_back' ? 'salary.takenBackNow' : 'salary.noted';
      return { status: 'success', message, data: await shown(of, month, now) };
    },
  };
}
