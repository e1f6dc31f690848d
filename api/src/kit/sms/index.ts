export { budgetedSender } from './budget.ts';
export { listOutbox, sweepOutbox } from './outbox.repository.ts';
export * from './sender.ts';
