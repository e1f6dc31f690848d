import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** Holds the outcome of the start, of a request in PostgreSQL's protocol, or of the end. */
export interface Done {
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly error?: Error;
}

const answer = (done: Done) =>
  parentPort?.postMessage(done, done.bytes?.byteLength ? [done.bytes.buffer] : []);
const attempt = (work: () => Promise<Done>) =>
  work().catch(
    (error: unknown): Done => ({ error: error instanceof Error ? error : new Error(String(error)) }),
  );

let instance: PGlite | undefined;
answer(
  await attempt(async () => {
    instance = await PGlite.create(String(workerData));
    return {};
  }),
);

// Null ends the database.
parentPort?.on('message', (request: Uint8Array | null) => {
  const done = attempt(async () => {
    if (request) return { bytes: new Uint8Array((await instance?.execProtocolRaw(request)) ?? []) };
    await instance?.close();
    return {};
  });
  void done.then(answer);
});
