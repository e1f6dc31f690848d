export { endRefund, findPayment, listAttempts } from './payments.repository.ts';
export { paymentHandlers } from './payments.routes.ts';
export { bindPayments } from './return.routes.ts';
export { postGivenBack } from './settle.ts';
export { sweepPayments } from './sweep.ts';
