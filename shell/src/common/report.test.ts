import { loadTokenName, traceName } from '@porao/contracts/page';
import { afterEach, expect, it, vi } from 'vitest';
import { report } from './report.ts';

const sent = vi.fn<(url: string, body: Blob) => boolean>(() => true);
vi.stubGlobal('navigator', { onLine: true, sendBeacon: sent });
const beacon = async (): Promise<unknown> => JSON.parse((await sent.mock.lastCall?.[1].text()) ?? '');

afterEach(() => {
  document.head.innerHTML = '';
});

it.each([
  ['OPS-111', 'token', loadTokenName],
  ['OPS-114', 'trace', traceName],
])("%s sends the page's %s with what it reports, where the page has one", async (_, field, name) => {
  const timing = { kind: 'timing', app: 'mfe-x', release: '0123456789ab', value: 12 } as const;
  report(timing);
  expect(await beacon()).toEqual(timing);
  const meta = document.createElement('meta');
  Object.assign(meta, { name, content: 'mfe-x:abc' });
  document.head.append(meta);
  report(timing);
  expect(await beacon()).toEqual({ ...timing, [field]: 'mfe-x:abc' });
});
