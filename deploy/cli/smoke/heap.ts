import { setTimeout as sleep } from 'node:timers/promises';

const stepMs = 1000;
/** Bytes a second: 36 MB in a minute. A page that is just mounted still makes code and lists ready. */
const mostGrowth = 600_000;

interface HeapUsage {
  readonly usedSize: number;
  readonly embedderHeapUsedSize: number;
  readonly backingStorageSize: number;
}
/** The part of the browser's protocol that is needed. */
export interface HeapSession {
  send(method: 'HeapProfiler.collectGarbage'): Promise<unknown>;
  send(method: 'Runtime.getHeapUsage'): Promise<HeapUsage>;
}

/** Bytes that a page keeps, each second for so many ms: objects, elements and buffers that are still used. */
export async function sampleHeap(
  session: HeapSession,
  ms: number,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<number[]> {
  const samples: number[] = [];
  for (let waited = 0; ; waited += stepMs) {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize, embedderHeapUsedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
    samples.push(usedSize + embedderHeapUsedSize + backingStorageSize);
    if (waited >= ms) return samples;
    await pause(stepMs);
  }
}

/** Growth that goes on: one part that is loaded late makes one step, a leak most of them. */
export function leakOf(samples: readonly number[]): string | undefined {
  const steps = samples.slice(1).map((bytes, at) => bytes - (samples[at] ?? bytes));
  const growth = ((samples.at(-1) ?? 0) - (samples[0] ?? 0)) / Math.max(1, steps.length);
  const growing = steps.filter((bytes) => bytes > mostGrowth / 2).length;
  if (growth < mostGrowth || growing < steps.length * 0.6) return undefined;
  return `keeps ${Math.round((growth * 60) / 1_000_000)} MB more each minute`;
}
