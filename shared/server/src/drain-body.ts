import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Limits in bytes and ms for reading an unused body. */
const maxBytes = 32 * 1_048_576;
const maxMs = 3_000;

/** Reads the rest of a request's body after an early answer (401, 413): otherwise a client that is still sending does
 * not see it. False above the limits, or when somebody else reads: then the connection must close. */
export async function drainBody(request: Request, incoming?: IncomingMessage): Promise<boolean> {
  if (incoming?.complete || request.method === 'GET' || request.method === 'HEAD') return true;
  const length = request.headers.get('content-length');
  if (length === '0' || (length === null && !request.headers.has('transfer-encoding'))) return true;
  // A body with a length is read at once.
  if (length !== null && request.bodyUsed) return true;
  if (Number(length) > maxBytes) return false;
  const { body } = request;
  if (!body || body.locked) return body === null;
  const timer = new AbortController();
  const late = delay(maxMs, false, { signal: timer.signal, ref: false }).catch(() => false);
  const drained = await Promise.race([readToEnd(body), late]);
  timer.abort();
  return drained;
}

async function readToEnd(body: ReadableStream<Uint8Array>): Promise<boolean> {
  const reader = body.getReader();
  try {
    for (let bytes = 0; bytes <= maxBytes; ) {
      const { done, value } = await reader.read();
      if (done) return true;
      bytes += value.byteLength;
    }
    return false;
  } catch {
    // The client has disconnected.
    return false;
  }
}
