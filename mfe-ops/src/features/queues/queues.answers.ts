import type { DeadLetter, QueueState } from '@porao/contracts';

export const queueState = (queue: string, change: Partial<QueueState> = {}): QueueState => ({
  queue,
  ready: 0,
  later: 0,
  active: 0,
  completed: 0,
  failed: 0,
  oldest: 0,
  ...change,
});

export const deadLetter = (id: string, change: Partial<DeadLetter> = {}): DeadLetter => ({
  id,
  queue: 'sms',
  data: { delivery: 3 },
  error: 'no answer',
  tries: 9,
  created_at: '2026-03-01T18:05:00.000Z',
  failed_at: '2026-03-01T22:05:00.000Z',
  ...change,
});
