import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { Client, type Dispatcher, errors, Pool } from 'undici';

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** A stream where it is long, or of a length that is not known yet. */
  readonly body: Buffer | Readable;
}

export type Call = Pick<Dispatcher.DispatchOptions, 'method' | 'path' | 'headers' | 'headersTimeout'> & {
  /** None: then it may be sent a second time, if it only reads. */
  readonly body: Readable | null;
};

/** Bytes of an answer, at most, that is passed on whole: a stream for each takes longer. */
const wholeBytes = 65_536;

/** Calls the API over kept connections by undici's `dispatch`, which takes the least processor time (docs/adr/0040). */
export function apiCaller(apiUrl: string, connectTimeout: number) {
  const { origin, pathname } = new URL(apiUrl);
  const base = pathname.replace(/\/$/, '');
  const options = { allowH2: false, bodyTimeout: 0, connectTimeout };
  const kept = new Pool(origin, options);

  /** Ends the call when the visitor leaves. */
  return async (given: Call, visitor: ServerResponse): Promise<ApiAnswer> => {
    const call = { ...given, path: base + given.path };
    try {
      return await answerOf(kept, call, visitor);
    } catch (error) {
      if (!isRepeatable(call, error)) throw error;
      const once = new Client(origin, options);
      const answer = answerOf(once, { ...call, reset: true }, visitor);
      void once.close();
      return answer;
    }
  };
}

/** A kept connection may end just as it is used again; a read without a body can be sent over another one. */
const isRepeatable = ({ method, body }: Call, error: unknown) =>
  (method === 'GET' || method === 'HEAD') &&
  body === null &&
  error instanceof Error &&
  (error instanceof errors.SocketError ||
    ('code' in error && /^(ECONNRESET|EPIPE)$/.test(String(error.code))));

const answerOf = (over: Dispatcher, call: Dispatcher.DispatchOptions, visitor: ServerResponse) =>
  new Promise<ApiAnswer>((resolve, reject) => {
    const parts: Buffer[] = [];
    let begun: Omit<ApiAnswer, 'body'> | undefined;
    let stream: Readable | undefined;
    over.dispatch(call, {
      onRequestStart(controller) {
        // It closes after a whole answer, too: then no error is made, which would cost its stack.
        const stop = () => visitor.writableFinished || controller.abort(new errors.RequestAbortedError());
        if (visitor.destroyed) stop();
        else visitor.once('close', stop);
      },
      onResponseStart(controller, status, headers) {
        if (status < 200) return;
        begun = { status, headers };
        const isEmpty = call.method === 'HEAD' || status === 204 || status === 304;
        const { 'content-length': length = Number.POSITIVE_INFINITY } = headers;
        if (isEmpty || Number(length) <= wholeBytes) return;
        stream = new Readable({ read: () => controller.resume() });
        resolve({ ...begun, body: stream });
      },
      onResponseData(controller, part) {
        if (stream === undefined) parts.push(part);
        else if (!stream.push(part)) controller.pause();
      },
      onResponseEnd() {
        stream?.push(null);
        if (begun) resolve({ ...begun, body: Buffer.concat(parts) });
      },
      onResponseError(_, error) {
        stream?.destroy(error);
        reject(error);
      },
    });
  });
