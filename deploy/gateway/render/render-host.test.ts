import { expect, it } from 'vitest';
import { jsonLines } from './json-lines.ts';
import type { ToChild } from './render.protocol.ts';
import { startHost } from './render-host.ts';

it('OPS-267 a process that keeps the rights of the start starts rendering processes, and kills those that hang', async () => {
  const { promise: hostEnded, resolve: ended } = Promise.withResolvers<void>();
  const { start, stop } = startHost(ended);
  const { socket, kill } = start();
  const opened = await socket;
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  // Its end resets the connection where it left something unread.
  opened.on('error', () => {}).once('close', () => resolve());
  const { promise: answered, resolve: answer } = Promise.withResolvers<unknown>();
  const tell: (message: ToChild) => void = jsonLines(opened, answer);
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
