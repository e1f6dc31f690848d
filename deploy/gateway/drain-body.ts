import type { IncomingMessage } from 'node:http';

/** Bytes and milliseconds that are spent on a body nobody wants. */
const maxBytes = 32 * 1_048_576;
const maxMs = 3_000;

/** Reads what a client still sends to an answer that is known already: ended before, the connection would be reset and
 * the answer lost. False when that would take too much, or somebody else reads: then the connection has to end with
 * the answer. The API has the same of its own: both know each other by HTTP only. */
export async function drainBody(incoming: IncomingMessage): Promise<boolean> {
  const { complete, headers } = incoming;
  const length = Number(headers['content-length'] ?? 0);
  if (complete || (length === 0 && headers['transfer-encoding'] === undefined)) return true;
  if (length > maxBytes || incoming.readableDidRead) return false;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const late = setTimeout(() => resolve(false), maxMs);
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) resolve(false);
  };
  incoming.on('data', count);
  incoming.once('end', () => resolve(true));
  incoming.once('close', () => resolve(false));
  const drained = await promise;
  clearTimeout(late);
  incoming.off('data', count);
  return drained;
}
