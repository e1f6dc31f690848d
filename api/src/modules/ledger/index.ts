export { compareLedger } from './compare.repository.ts';
export { ledgerHandlers, transactionHandlers } from './ledger.routes.ts';
export {
  findMoney,
  postCharge,
  postMissing,
  postPayment,
  postPayout,
  postRefund,
  postReturn,
  postUnneeded,
  postWaiver,
} from './post.repository.ts';
