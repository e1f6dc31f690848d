import { csvLines, type ledgerEndpoints, type transactionEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { listPageSize, paged, rowsOf, toPage } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import { exportCsv } from '../audit/index.ts';
import { accountColumns, entryColumns } from './columns.ts';
import * as repository from './ledger.repository.ts';

export function ledgerHandlers({ db }: Services): Handlers<typeof ledgerEndpoints> {
  const accountOf = async (name: string) => {
    const account = await repository.readAccount(db, name);
    if (!account) throw new ApiFailure('NOT_FOUND', 'ledger.unknown');
    return account;
  };
  return {
    'GET /api/ops/ledger': async ({ query }) =>
      paged(query, await repository.listAccounts(db, query, ...rowsOf(query))),
    'GET /api/ops/ledger.csv': async (call) => {
      const { rows } = await repository.listAccounts(db, call.query, csvLines, 0);
      return exportCsv(db, call, { list: 'ledger', columns: accountColumns, rows });
    },
    'GET /api/ops/ledger/:account': async ({ params, query }) => {
      const account = await accountOf(params.account);
      const rows = await repository.listEntries(db, account.id, ...rowsOf(query));
      return { ...paged(query, { rows, total: account.entries }), account };
    },
    'GET /api/ops/ledger-entries.csv': async (call) => {
      const { id } = await accountOf(call.query.account);
      const rows = await repository.listEntries(db, id, csvLines, 0);
      return exportCsv(db, call, { list: 'ledger-entries', columns: entryColumns, rows });
    },
    'GET /api/ops/ledger-differences': async ({ query }) => {
      const [rows, compared] = await Promise.all([
        repository.listDifferences(db, ...rowsOf(query)),
        repository.readComparison(db),
      ]);
      return { ...paged(query, rows), compared: compared ?? null };
    },
  };
}

export function transactionHandlers({ db }: Services): Handlers<typeof transactionEndpoints> {
  return {
    'GET /api/tutor/transactions': async ({ query: { page }, viewer: { tutorId } }) => {
      const [rows, total] = await Promise.all([
        repository.listTransactions(db, tutorId, listPageSize, (page - 1) * listPageSize),
        repository.countTransactions(db, tutorId),
      ]);
      return toPage(rows, total, page, listPageSize);
    },
  };
}
