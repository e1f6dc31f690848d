import { expect, it, vi } from 'vitest';
import { refreshFailedFiles, watchFailedFiles } from './failed-files.ts';

it('fetches what failed and what the release preloads past the cache, once', async () => {
  watchFailedFiles();
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(''));
  const base = 'http://localhost:3000/releases/mfe-x/111111111111/';
  document.head.innerHTML = `
    <link rel="preload" as="script" href="${base}async/page.js">
    <link rel="preload" as="script" href="http://localhost:3000/releases/mfe-y/222222222222/async/page.js">`;
  const script = Object.assign(document.createElement('script'), { src: `${base}remoteEntry.js` });
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  await refreshFailedFiles({ name: 'mfe-x', release: '111111111111' });
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([`${base}remoteEntry.js`, `${base}async/page.js`]);
  for (const [, init] of fetched.mock.calls) expect(init).toMatchObject({ cache: 'reload' });
  fetched.mockClear();
  document.head.innerHTML = '';
  await refreshFailedFiles({ name: 'mfe-x', release: '111111111111' });
  expect(fetched).not.toHaveBeenCalled();
});
