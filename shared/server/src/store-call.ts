import type { RetryHandler } from 'undici';
import { hasCode } from './errors.ts';

/** Says how often a call is made in all, and in which time. The pause between two doubles; half of it at random. */
export interface Patience {
  readonly tries: number;
  readonly withinMs: number;
  readonly pauseMs: number;
  /** Bytes of bodies under way at once: on a slow line more of them would all be late. */
  readonly bodyBytes?: number;
}

/** Somebody waits for a page, and something else is at hand. */
export const shortPatience: Patience = { tries: 3, withinMs: 20_000, pauseMs: 100 };
/** A command has nothing else. */
export const longPatience: Patience = { tries: 6, withinMs: 60_000, pauseMs: 200, bodyBytes: 1_048_576 };

export type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';

export interface Sent {
  readonly body?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface StoreAnswer {
  readonly status: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly header: (name: string) => string;
  readonly text: () => string;
}

/** Is thrown when the last answer still was one of a store that is busy or broken. */
export class StatusError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`Status ${status}`);
    this.status = status;
  }
}

/** So many calls of a process are under way at once; the others wait. */
const connections = 96;

/** In ms, of one try; a body may take half of the whole time on a slow line. */
const tryMsOf = ({ tries, withinMs }: Patience, body: unknown) =>
  body ? withinMs / 2 : Math.min(10_000, withinMs / Math.min(tries, 2));

const passing = [
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENETDOWN',
  'ENETUNREACH',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_REQ_RETRY',
];

/** Lets bodies through in their order, so many bytes at once; a larger one goes alone. */
export function bodyGate(most = Number.POSITIVE_INFINITY) {
  const waiting: { bytes: number; go: () => void }[] = [];
  let underWay = 0;
  const letThrough = () => {
    for (;;) {
      const [next] = waiting;
      if (!next || (underWay > 0 && underWay + next.bytes > most)) return;
      waiting.shift();
      underWay += next.bytes;
      next.go();
    }
  };
  return async <T>(bytes: number, send: () => Promise<T>): Promise<T> => {
    await new Promise<void>((go) => {
      waiting.push({ bytes, go });
      letThrough();
    });
    return send().finally(() => {
      underWay -= bytes;
      letThrough();
    });
  };
}

/** undici is loaded at the first call: a command over a folder does not wait for it. */
let loaded: ReturnType<typeof load> | undefined;
async function load() {
  const undici = await import('undici');
  return { undici, agent: new undici.Agent({ connections }) };
}

/** Makes a call again where the connection was closed or the store was busy; all calls of a store may be repeated. */
export async function askPatiently(
  url: URL,
  call: { method: Method; body: Buffer | null; headers: Record<string, string> },
  patience: Patience,
): Promise<StoreAnswer> {
  const { undici, agent } = await (loaded ??= load());
  const tryMs = tryMsOf(patience, call.body);
  const dispatcher = new undici.RetryAgent(agent, {
    statusCodes: [429, 500, 502, 503, 504],
    retry: again(patience, tryMs),
  });
  try {
    const { statusCode, headers, body } = await undici.request(url, {
      ...call,
      dispatcher,
      headersTimeout: tryMs,
      bodyTimeout: tryMs,
    });
    const bytes = new Uint8Array(await body.arrayBuffer());
    return {
      status: statusCode,
      bytes,
      header: (name) => String(headers[name] ?? ''),
      text: () => Buffer.from(bytes).toString(),
    };
  } catch (error) {
    const status = error instanceof undici.errors.RequestRetryError ? error.statusCode : 0;
    throw status >= 300 ? new StatusError(status) : error;
  }
}

/** Counts tries and time of one call from now on. */
function again({ tries, withinMs, pauseMs }: Patience, tryMs: number): RetryHandler.RetryCallback {
  const start = performance.now();
  return (error, { state: { counter } }, done) => {
    const pause = pauseMs * 2 ** (counter - 1) * (0.5 + Math.random() / 2);
    const isLate = performance.now() - start + pause + tryMs > withinMs;
    if (counter >= tries || isLate || !hasCode(error, ...passing)) done(error);
    else setTimeout(() => done(null), pause);
  };
}
