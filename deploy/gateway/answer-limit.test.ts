import type { ClientRequest, IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AnswerTooLate, limitAnswer } from './answer-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(headers = {}) {
  const request = Object.assign(new PassThrough(), { headers });
  const call = new PassThrough();
  call.on('error', () => {});
  limitAnswer(request as unknown as IncomingMessage, call as unknown as ClientRequest, 5_000);
  return { request, call };
}

it('is over when nothing answered in time after the body, however long that took', () => {
  const { request, call } = start();
  vi.advanceTimersByTime(60_000);
  expect(call.destroyed).toBe(false);
  request.emit('end');
  vi.advanceTimersByTime(4_999);
  expect(call.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(call.errored).toBeInstanceOf(AnswerTooLate);
});

it('has no say once the answer has begun', () => {
  for (const early of [true, false]) {
    const { request, call } = start();
    if (early) call.emit('response');
    request.emit('end');
    call.emit('response');
    vi.advanceTimersByTime(60_000);
    expect(call.destroyed).toBe(false);
  }
});

it('has no say over a stream of events', () => {
  const { request, call } = start({ accept: 'text/event-stream' });
  request.emit('end');
  vi.advanceTimersByTime(60_000);
  expect(call.destroyed).toBe(false);
});
