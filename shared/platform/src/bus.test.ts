import { afterEach, expect, it, vi } from 'vitest';
import { emit, on } from './bus.ts';
import { checkEvent } from './check-event.ts';

const says = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => says.mockClear());

it('a remote that listens to an unknown version gets a warning with the known ones', () => {
  on('job.saved@9' as 'job.saved@1', () => {});
  expect(says).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/job\.saved@9.*job\.saved@1, job\.applied@1/),
  );
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
  checkEvent('job.stolen@1', {});
  expect(says).toHaveBeenLastCalledWith(expect.stringContaining('is in no contract'));
});
