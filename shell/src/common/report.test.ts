import { arrivedName, loadTokenName, traceName } from '@porao/contracts/page';
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

it('OPS-399 sends the releases of the stack, innermost first, and those that came, with an error alone', async () => {
  const at = (app: string, file: string) =>
    `    at run (http://localhost/releases/${app}/0123456789ab/${file}:1:2)`;
  const error = new Error('no map');
  const places = [at('mfe-fault', 'a.js'), at('mfe-x', 'b.js'), at('mfe-x', 'c.js'), at('shell', 'd.js')];
  error.stack = ['TypeError: no map', '    at Array.map (<anonymous>)', ...places].join('\n');
  Reflect.set(window, arrivedName, ['mfe-fault/0123456789ab']);
  const said = { kind: 'script-error', app: 'mfe-x', release: '0123456789ab', phase: 'mount' } as const;
  report({ ...said, error });
  expect(await beacon()).toEqual({
    ...said,
    message: 'no map',
    thrown: ['mfe-fault/0123456789ab', 'mfe-x/0123456789ab', 'shell/0123456789ab'],
    arrived: ['mfe-fault/0123456789ab'],
    frames: [
      '/releases/mfe-fault/0123456789ab/a.js:1:2',
      '/releases/mfe-x/0123456789ab/b.js:1:2',
      '/releases/mfe-x/0123456789ab/c.js:1:2',
      '/releases/shell/0123456789ab/d.js:1:2',
    ],
  });
  report({ kind: 'timing', app: 'mfe-x', release: '0123456789ab', value: 1 });
  expect(await beacon()).not.toHaveProperty('arrived');
  Reflect.deleteProperty(window, arrivedName);
});
