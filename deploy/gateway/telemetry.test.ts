import { describe, expect, it } from 'vitest';
import { startLive } from '../testing/gateway.ts';

describe('reports of browsers', () => {
  it('are counted by app and release when they are small and true', async () => {
    const { url, tutor, reports } = await startLive();
    const send = async (body: unknown) =>
      (await fetch(`${url}/_gateway/telemetry`, { method: 'POST', body: JSON.stringify(body) })).status;
    const beacon = { kind: 'load-error', app: 'mfe-tutor', release: tutor };
    expect(await send(beacon)).toBe(204);
    expect(await send({ ...beacon, kind: 'timing', value: 12.5 })).toBe(204);
    const vital = { kind: 'vital', app: 'mfe-tutor', release: tutor, metric: 'LCP', value: 900 };
    expect(await send(vital)).toBe(204);
    expect(await send({ ...vital, value: 100 })).toBe(204);
    expect(await send({ ...vital, metric: 'XYZ' })).toBe(400);
    expect(await send({ ...vital, value: undefined })).toBe(400);
    expect(await send({ ...beacon, release: '000000000000' })).toBe(400);
    expect(await send({ ...beacon, kind: 'other' })).toBe(400);
    expect(await send({ ...beacon, message: 'x'.repeat(301) })).toBe(400);
    expect(await send({ ...beacon, message: 'x'.repeat(10_000) })).toBe(413);
    expect([...reports.counts()]).toEqual([
      [
        `mfe-tutor ${tutor}`,
        {
          pages: 0,
          'load-error': 1,
          'script-error': 0,
          policy: 0,
          timing: 1,
          total: 12.5,
          vitals: {
            LCP: { count: 2, total: 1000 },
            CLS: { count: 0, total: 0 },
            INP: { count: 0, total: 0 },
          },
        },
      ],
    ]);
  });
});
