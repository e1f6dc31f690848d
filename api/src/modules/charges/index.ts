export { claimOf, daysToPay, money, offerOf, platformCharge, refundOffer } from './charges.ts';
export {
  claimIsOpen,
  insertInvoice,
  isPaymentChecked,
  listAllInvoices,
  lockInvoice,
  readInvoice,
  readInvoiceOfDeal,
  refuseClaim,
  saveClaim,
  saveRefundSent,
  settleInvoice,
} from './invoices.repository.ts';
export { invoiceHandlers } from './invoices.routes.ts';
