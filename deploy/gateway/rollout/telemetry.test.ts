import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { liveRegistry } from '../../testing/fixtures.ts';
import { startGateway, startLive } from '../../testing/gateway.ts';

describe('reports of browsers', () => {
  it('are kept and logged without what could be of a person, each on one line', async () => {
    const { beacon, tutor, reports } = await startLive();
    const message = 'bad 01711111111 eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln rahim@example.com\n\u202Eline';
    await beacon({ kind: 'script-error', app: 'mfe-tutor', release: tutor, message });
    expect(reports.counts().get(`mfe-tutor ${tutor}`)?.last).toBe('bad 01… token… …@… line');
  });

  it('OPS-114 OPS-115 are logged with their phase, report id and trace', async () => {
    const { driver, tutor } = await liveRegistry();
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const { beacon, reports } = await startGateway(driver, {}, log);
    const traceId = 'a'.repeat(32);
    const said = { kind: 'script-error', app: 'mfe-tutor', release: tutor, phase: 'mount', id: 'A1B2C3D4' };
    await beacon({ ...said, message: 'bad', trace: `00-${traceId}-${'b'.repeat(16)}-01` });
    const logged = lines.map((line) => JSON.parse(line) as object);
    expect(logged).toContainEqual(expect.objectContaining({ ...said, report: 'bad', trace: traceId }));
    expect(reports.counts().get(`mfe-tutor ${tutor}`)?.last).toBe('mount: bad (report A1B2C3D4)');
    expect(reports.errorRuns()).toMatchObject([{ message: 'mount: bad (report A1B2C3D4)' }]);
  });

  it('SHL-174 of what a remote left changed are shown and count as no error', async () => {
    const { beacon, tutor, reports } = await startLive();
    const seen: string[] = [];
    reports.watch(({ kind }) => seen.push(kind));
    const message = 'Array.prototype.map changed';
    expect(await beacon({ kind: 'leftover', app: 'mfe-tutor', release: tutor, message })).toBe(204);
    expect(reports.counts().get(`mfe-tutor ${tutor}`)).toMatchObject({
      last: `leftover: ${message}`,
      'load-error': 0,
      'script-error': 0,
    });
    expect(seen).toEqual([]);
  });

  it('are limited for each network, IPv6 by /64', async () => {
    const { beacon } = await startLive({ TRUST_PROXY: 'true' });
    const send = (hop: string) => beacon({}, { 'x-forwarded-for': hop });
    for (let i = 0; i < 300; i += 1) expect(await send(`2001:db8::${i.toString(16)}`)).toBe(400);
    expect(await send('2001:db8::ffff:1')).toBe(429);
    expect(await send('2001:db8:0:1::1')).toBe(400);
    expect(await send('6.6.6.6, 203.0.113.7')).toBe(400);
  });

  it('are counted by app and release when they are small and true', async () => {
    const { beacon: send, tutor, reports } = await startLive();
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
    expect(await send({ ...beacon, id: 'free text' })).toBe(400);
    expect(await send({ ...beacon, trace: 'free text' })).toBe(400);
    expect([...reports.counts()]).toEqual([
      [
        `mfe-tutor ${tutor}`,
        {
          pages: 0,
          'load-error': 1,
          'script-error': 0,
          phases: { entry: 0, import: 0, mount: 0, render: 0 },
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
