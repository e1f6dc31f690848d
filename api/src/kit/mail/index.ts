export { listMails, sweepMails } from './outbox.repository.ts';
export * from './sender.ts';
