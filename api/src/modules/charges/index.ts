export { daysToPay, money, platformCharge, refundOffer } from './charges.ts';
export {
  insertInvoice,
  listAllInvoices,
  lockInvoice,
  readInvoice,
  readInvoiceOfDeal,
  settleInvoice,
} from './invoices.repository.ts';
export { invoiceHandlers } from './invoices.routes.ts';
