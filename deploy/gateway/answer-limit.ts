import type { ClientRequest, IncomingMessage } from 'node:http';

/** The answer did not begin in time. */
export class AnswerTooLate extends Error {}

/** The time that may pass from the end of a request's body to the beginning of its answer; then `call` ends with
 * AnswerTooLate. A slow upload is not counted, and a stream of events has no limit. */
export function limitAnswer(
  request: Pick<IncomingMessage, 'headers' | 'once' | 'readableEnded'>,
  call: Pick<ClientRequest, 'destroy' | 'once'>,
  ms: number,
): void {
  if (request.headers.accept?.includes('text/event-stream')) return;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const end = () => {
    ended = true;
    clearTimeout(timer);
  };
  const begin = () => {
    if (!ended) timer = setTimeout(() => call.destroy(new AnswerTooLate(`no answer after ${ms} ms`)), ms);
  };
  if (request.readableEnded) begin();
  else request.once('end', begin);
  call.once('response', end);
  call.once('close', end);
}
