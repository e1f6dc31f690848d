export { handPaymentHandlers } from './hand-payments.routes.ts';
export { opsPaymentHandlers } from './ops-payments.routes.ts';
export { recordPaid } from './receive.ts';
export { sweepScreenshots } from './screenshots.ts';
export { recordRefundSent } from './send.ts';
