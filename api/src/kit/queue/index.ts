export { listDead, retryAllDead, retryDead } from './dead-letters.repository.ts';
export { readFigures, readWorkedAt } from './figures.repository.ts';
export { figuresReader } from './figures.ts';
export type { Queue } from './queues.ts';
export { send } from './send.repository.ts';
export { startWork, type TimedTasks, type Worker, type Working } from './work.ts';
