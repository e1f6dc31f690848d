export { platformCharge, refundAmount, refundPercentage } from './charges.ts';
export {
  insertInvoice,
  listAllInvoices,
  lockInvoice,
  readInvoice,
  settleInvoice,
} from './invoices.repository.ts';
export { invoiceHandlers } from './invoices.routes.ts';
