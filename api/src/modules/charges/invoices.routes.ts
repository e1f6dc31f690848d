import type { invoiceEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { listPageSize, toPage } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import { countInvoices, listInvoices } from './invoices.repository.ts';

export function invoiceHandlers({ db, payAccounts }: Services): Handlers<typeof invoiceEndpoints> {
  return {
    'GET /api/tutor/invoices': async ({ query: { page }, viewer }) => {
      const rows = await listInvoices(db, viewer.tutorId, listPageSize, (page - 1) * listPageSize);
      const payable = rows.map((row) => ({ ...row, accounts: row.status === 'unpaid' ? payAccounts : [] }));
      return toPage(payable, await countInvoices(db, viewer.tutorId), page, listPageSize);
    },
  };
}
