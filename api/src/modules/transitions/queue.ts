import type { Queue } from '../../kit/queue/index.ts';

/** A job for every transition, written with it. */
export const transitionQueue: Queue<{ transition: string }> = { name: 'transitions' };
