import pino from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { liveRegistry } from '../../testing/fixtures.ts';
import { startGateway } from '../../testing/gateway.ts';
import { machine } from '../render/isolation.ts';

it.each([
  ['all of it is there', [], 0],
  ['parts of it are missing', ['user', 'namespaces'], 1],
] as const)('OPS-203 says once in the log and in readyz where %s', async (_, lacking, lines) => {
  const none = { wrapper: [], isForked: false, hasLimits: false, lacking };
  const spy = vi.spyOn(machine, 'isolation').mockReturnValue(none);
  onTestFinished(() => spy.mockRestore());
  const { driver } = await liveRegistry();
  const told: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void told.push(line) });
  const { url } = await startGateway(driver, {}, log);
  for (let time = 0; time < 2; time += 1) {
    const ready = (await (await fetch(`${url}/_gateway/readyz`)).json()) as Record<string, unknown>;
    expect(ready['rendering']).toEqual(lines === 0 ? undefined : { lacking });
  }
  expect(told.filter((line) => line.includes('not isolated'))).toHaveLength(lines);
});
