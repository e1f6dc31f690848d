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

it('OPS-396 sends the places in files of releases that the stack of an error names, and no other address', async () => {
  const place = (n: number) => `/releases/mfe-x/0123456789ab/async/page.js:1:${n}`;
  const places = Array.from({ length: 12 }, (_, n) => place(n + 1));
  const stack = ['Error: bad', 'at https://porao.example/ui?a=1:1:1', ...places.map((one) => `at https://porao.example${one}`)];
  const error = Object.assign(new Error('bad'), { stack: stack.join('\n') });
  report({ kind: 'script-error', app: 'mfe-x', release: '0123456789ab', error });
  expect(await beacon()).toMatchObject({ message: 'bad', frames: places.slice(0, 8) });
});
