import { afterEach, expect, it, vi } from 'vitest';
import { makeInWorker } from './in-worker.ts';
import type { PdfAnswer } from './pdf-job.ts';

const script = 'workers/cv.js';

/** Workers that end one after another as told: with an answer, or with the event of a script that was not loaded. */
function stubWorkers(ends: readonly (PdfAnswer | 'not loaded')[]): { started: () => number } {
  let started = 0;
  class StubWorker extends EventTarget {
    postMessage(): void {
      const end = ends[started] ?? 'not loaded';
      started += 1;
      this.dispatchEvent(
        end === 'not loaded' ? new Event('error') : new MessageEvent('message', { data: end }),
      );
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', StubWorker);
  vi.stubGlobal('__webpack_require__', { p: 'http://localhost/releases/mfe-tutor/1/' });
  return { started: () => started };
}

afterEach(() => void vi.unstubAllGlobals());

it('SHL-120 a worker whose script was not loaded is started a second time', async () => {
  const blob = new Blob(['%PDF-']);
  const workers = stubWorkers(['not loaded', { blob }]);
  expect(await makeInWorker(script, {})).toBe(blob);
  expect(workers.started()).toBe(2);
});

it('SHL-120 and not a third time', async () => {
  const workers = stubWorkers(['not loaded', 'not loaded', { blob: new Blob() }]);
  await expect(makeInWorker(script, {})).rejects.toThrow('The worker did not start.');
  expect(workers.started()).toBe(2);
});
