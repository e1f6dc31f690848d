export { paymentHandlers } from './payments.routes.ts';
export { bindPayments } from './return.routes.ts';
export { sweepPayments } from './sweep.ts';
