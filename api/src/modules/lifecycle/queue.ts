import type { Queue } from '../../kit/queue/index.ts';

/** A job of the queue for every tuition job that is published, written with it. */
export const alertQueue: Queue<{ job: number }> = { name: 'alerts' };
