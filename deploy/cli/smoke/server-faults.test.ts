import { ServerPage } from '@porao/contracts';
import { expect, it, onTestFinished } from 'vitest';
import type { RenderSetup } from '../../gateway/render/render.protocol.ts';
import { createRenderer } from '../../gateway/render/renderer.ts';
import type { Opened } from './open-page.ts';
import { serverFaults } from './server-faults.ts';

const opened: Opened = {
  visit: { path: '/reports?a=1', role: 'guest', base: '/releases/mfe-reports/1/', look: 'usual', watchMs: 0 },
  files: [],
};
const request = { path: '/reports', search: '', language: 'en', origin: 'http://127.0.0.1' } as const;

it('API-399 a server module whose page lacks a part of PageHead is refused, which names the part', async () => {
  const shell = `exports.modules = {};
    exports.createRenderer = () => () => ({ status: 200, head: { title: 'Reports' }, html: '', state: null });`;
  const setup = { kind: 'guest', shell, remote: '', name: 'mfe-reports', menu: [], areas: [], config: {} };
  const renderer = createRenderer(setup as unknown as RenderSetup, {
    Page: ServerPage,
    renderMs: 20_000,
    read: null,
  });
  onTestFinished(renderer.stop);
  const error = await renderer.render(request).catch((thrown: unknown) => thrown);
  const faults = serverFaults();
  expect(faults.added(opened)).toEqual(opened);
  faults.log.warn({ err: error, path: '/reports' }, 'page not rendered');
  const { fault } = faults.added(opened);
  expect(fault?.what).toMatch(/^The server module src\/server\.tsx is wrong: .*page\.head\.description/);
  const broken = { ...opened, fault: { what: 'mount: boom' } };
  expect(faults.added(broken)).toEqual(broken);
  const other = { ...opened, visit: { ...opened.visit, path: '/other' } };
  expect(faults.added(other)).toEqual(other);
});

it('API-399 a page without an API, whose reads fail, is no fault of the release', () => {
  const faults = serverFaults();
  faults.log.warn({ err: new Error('TypeError: fetch failed'), path: '/reports' }, 'page not rendered');
  faults.log.warn('something else');
  expect(faults.added(opened)).toEqual(opened);
});
