import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerLimit } from './answer-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const url = 'http://127.0.0.1/api/x';

it('is over when nothing answered in time', () => {
  const { signal } = answerLimit(new Request(url), 5_000);
  vi.advanceTimersByTime(4_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

it('has no say once the answer has begun', () => {
  const limit = answerLimit(new Request(url), 5_000);
  limit.end();
  vi.advanceTimersByTime(60_000);
  expect(limit.signal.aborted).toBe(false);
});

it('begins when the body has ended, however long that takes', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const request = new Request(url, { method: 'POST', body: readable, duplex: 'half' });
  const { body, signal } = answerLimit(request, 5_000);
  const reading = new Response(body).text();
  const writer = writable.getWriter();
  await writer.write(Buffer.from('slow'));
  vi.advanceTimersByTime(60_000);
  expect(signal.aborted).toBe(false);
  await writer.close();
  expect(await reading).toBe('slow');
  vi.advanceTimersByTime(5_000);
  expect(signal.aborted).toBe(true);
});

it('has no say over a stream of events', () => {
  const { signal } = answerLimit(new Request(url, { headers: { accept: 'text/event-stream' } }), 5_000);
  vi.advanceTimersByTime(60_000);
  expect(signal.aborted).toBe(false);
});
