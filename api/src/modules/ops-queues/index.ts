export { opsQueueHandlers } from './ops-queues.routes.ts';
