export interface AnswerLimit {
  /** The request's body; null when it has none. */
  readonly body: ReadableStream<Uint8Array> | null;
  /** Aborts when the time is over. */
  readonly signal: AbortSignal;
  /** The answer has begun: it may take as long as it takes. */
  end(): void;
}

/** The time that may pass from the end of a request's body to the beginning of its answer. A slow upload is not
 * counted, and a stream of events has no limit. */
export function answerLimit(request: Request, ms: number): AnswerLimit {
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let ended = request.headers.get('accept')?.includes('text/event-stream') === true;
  const start = () => {
    if (!ended) timer = setTimeout(() => over.abort(new Error(`no answer after ${ms} ms`)), ms);
  };
  if (request.body === null) start();
  return {
    body: request.body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>({ flush: start })) ?? null,
    signal: over.signal,
    end() {
      ended = true;
      clearTimeout(timer);
    },
  };
}
