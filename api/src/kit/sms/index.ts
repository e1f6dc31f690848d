export { listOutbox, type OutboxMessage, sweepOutbox } from './outbox.repository.ts';
export * from './sender.ts';
