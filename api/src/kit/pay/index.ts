export { type BkashAccount, bkash } from './bkash.ts';
export type { Fields, Finding, PayProvider } from './provider.ts';
export { type SslcommerzStore, sslcommerz } from './sslcommerz.ts';
export { payStandIn, type StandIn, sweepTests } from './stand-in/index.ts';
