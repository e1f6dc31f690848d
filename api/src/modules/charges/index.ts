export { claimOf, daysToPay, money, offerOf, platformCharge, refundOffer } from './charges.ts';
export {
  claimIsOpen,
  insertInvoice,
  listAllInvoices,
  lockInvoice,
  readInvoice,
  readInvoiceOfDeal,
  refuseClaim,
  saveClaim,
  settleInvoice,
} from './invoices.repository.ts';
export { invoiceHandlers } from './invoices.routes.ts';
