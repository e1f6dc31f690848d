import PQueue from 'p-queue';

/** As many as a browser sends over HTTP/1.1. */
const atOnce = 6;

/** Works on six calls of a session at once, and on its others after these, so that one session that asks without end
 * leaves the database to others. */
export function sessionTurns() {
  const queues = new Map<string, PQueue>();
  return async <T>(token: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(token) ?? new PQueue({ concurrency: atOnce });
    queues.set(token, queue);
    try {
      return await queue.add(work);
    } finally {
      if (queue.pending + queue.size === 0) queues.delete(token);
    }
  };
}
