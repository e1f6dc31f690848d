import type { EventSchema, PayloadsOf } from '@porao/contracts';
import { afterEach, expect, it, vi } from 'vitest';
import { declareEvents, emit, endListeners, on } from './bus.ts';
import { checkEvent } from './check-event.ts';

const own = {
  'report.sent@1': {
    type: 'object',
    properties: { reportId: { type: 'integer' }, note: { type: 'string' } },
    required: ['reportId'],
  },
} as const satisfies Record<string, EventSchema>;

declare module '@porao/contracts' {
  interface EventPayloads extends PayloadsOf<typeof own> {}
}

const says = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => says.mockClear());

it('SHL-196 an event that nobody declares is neither sent nor delivered, and the console says so', () => {
  const heard = vi.fn();
  const leave = on('job.saved@9' as 'job.saved@1', heard);
  expect(says).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/job\.saved@9, so it is neither sent nor delivered.*job\.saved@1, job\.applied@1/),
  );
  emit('job.saved@9' as 'job.saved@1', { jobId: 1, saved: true });
  expect(says).toHaveBeenCalledTimes(2);
  expect(heard).not.toHaveBeenCalled();
  leave();
});

it('SHL-196 an event that a remote declares is sent with the types of its schema, and checked while developing', async () => {
  const heard = vi.fn<(payload: { reportId: number; note?: string }) => void>();
  declareEvents({ 'report.sent@1': null });
  declareEvents(own);
  const leave = on('report.sent@1', heard);
  emit('report.sent@1', { reportId: 7 });
  expect(heard).toHaveBeenCalledExactlyOnceWith({ reportId: 7 });
  // @ts-expect-error Its schema says that the number is an integer.
  emit('report.sent@1', { reportId: 'seven', note: 'late' });
  await expect.poll(() => says).toHaveBeenCalled();
  expect(says).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/report\.sent@1.*reportId/s));
  leave();
});

it('the fault of one listener reaches neither the sender nor the others', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const heard = vi.fn();
  on('job.saved@1', () => {
    throw new Error('broken');
  });
  on('job.saved@1', heard);
  emit('job.saved@1', { jobId: 1, saved: true });
  expect(heard).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('broken'));
  vi.unstubAllGlobals();
});

it('a payload that breaks its schema is named while developing', () => {
  checkEvent('job.saved@1', { jobId: 7, saved: true });
  expect(says).not.toHaveBeenCalled();
  checkEvent('job.saved@1', { jobId: 'seven', saved: true });
  expect(says).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/job\.saved@1.*jobId/s));
});

it('SHL-186 what the code of a release listens to ends with it', () => {
  const heard: string[] = [];
  const listen = (release: string) => {
    // The address of the code, as a stack names it.
    // oxlint-disable-next-line no-implied-eval
    const code = new Function(
      'on',
      'hear',
      `on('job.applied@1', hear)\n//# sourceURL=http://x/releases/${release}/a.js`,
    );
    code(on, () => heard.push(release));
  };
  const [bad, live] = ['mfe-x/0123456789ab', 'mfe-x/ba9876543210'];
  listen(bad);
  listen(live);
  endListeners(bad);
  endListeners(bad);
  emit('job.applied@1', { jobId: 1 });
  expect(heard).toEqual([live]);
  endListeners(live);
});
