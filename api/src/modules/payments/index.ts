export { paymentHandlers } from './payments.routes.ts';
export { endRefund, findPayment, listAttempts } from './payments.repository.ts';
export { bindPayments } from './return.routes.ts';
export { sweepPayments } from './sweep.ts';
