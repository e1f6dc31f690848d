import { once } from 'node:events';
import { expect, it } from 'vitest';
import { jsonLines } from './json-lines.ts';
import type { ToChild } from './render.protocol.ts';
import { startHost } from './render-host.ts';

it('OPS-267 a process that keeps the rights of the start starts rendering processes, and kills those that hang', async () => {
  let ended = () => {};
  const hostEnded = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const { start, stop } = startHost(ended);
  const { socket, kill } = start();
  const opened = await socket;
  const closed = once(opened, 'close');
  let tell: (message: ToChild) => void = () => {};
  const answered = new Promise<unknown>((resolve) => {
    tell = jsonLines(opened, resolve);
  });
  const shell = 'exports.modules = {}; exports.createRenderer = ({ remote }) => remote;';
  const remote = `exports.default = ({ path }) => { if (path === '/hangs') for (;;); return { html: path }; };`;
  const ask = (id: number, path: string) =>
    tell({
      ask: { id, kind: 'page', request: { path, language: 'en', search: '', origin: 'http://127.0.0.1' } },
    });
  tell({ setup: { kind: 'guest', shell, remote, name: 'mfe-x', menu: [], areas: [], config: {} } });
  ask(1, '/page');
  expect(await answered).toEqual({ id: 1, content: { page: { html: '/page' }, styles: '' } });
  ask(2, '/hangs');
  kill();
  await closed;
  stop();
  await hostEnded;
});
