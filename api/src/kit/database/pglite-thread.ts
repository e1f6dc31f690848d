import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Done } from './pglite.worker.ts';
import type { Embedded } from './pglite-stream.ts';

/** PostgreSQL in a thread of this process, so that a long statement holds up nothing else; one request at a time. */
export async function startPglite(folder: string): Promise<Embedded> {
  const worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), { workerData: folder });
  const answered = async () => {
    const [done] = (await once(worker, 'message')) as [Done];
    if (done.error) throw done.error;
    return done.bytes ?? new Uint8Array();
  };
  let last: Promise<unknown> = Promise.resolve();
  const ask = (request: Uint8Array<ArrayBuffer> | null) => {
    const answer = last.then(() => {
      worker.postMessage(request, request ? [request.buffer] : []);
      return answered();
    });
    last = answer.catch(() => {});
    return answer;
  };
  try {
    await answered();
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return {
    execProtocolRaw: (request) => ask(new Uint8Array(request)),
    close: async () => {
      await ask(null);
      await worker.terminate();
    },
  };
}
