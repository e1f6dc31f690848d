import { expect, it, vi } from 'vitest';
import { report } from './report.ts';

it('OPS-396 sends the places in files of releases that the stack of an error names, and no other address', async () => {
  const sent = vi.fn<(url: string, body: Blob) => boolean>(() => true);
  vi.stubGlobal('navigator', { onLine: true, sendBeacon: sent });
  const places = Array.from(
    { length: 12 },
    (_, n) => `/releases/mfe-x/0123456789ab/async/page.js:1:${n + 1}`,
  );
  const lines = ['/ui?a=1:1:1', ...places].map((path) => `    at run (https://porao.example${path})`);
  const error = Object.assign(new Error('bad'), { stack: ['Error: bad', ...lines].join('\n') });
  report({ kind: 'script-error', app: 'mfe-x', release: '0123456789ab', error });
  const body = (await sent.mock.lastCall?.[1].text()) ?? '';
  expect(JSON.parse(body)).toMatchObject({ message: 'bad', frames: places.slice(0, 8) });
});
