import { expect, it } from 'vitest';
import { retire, rollback } from '../../registry/index.ts';
import { tester, tutorInfo } from '../../testing/fixtures.ts';
import { pageOf, session, startLive } from '../../testing/gateway.ts';

const label = { en: 'Reports', bn: 'প্রতিবেদন' };
const area = { name: 'reports', basePath: '/reports', label, roles: ['auditor'], home: '/reports' };
const menu = [{ place: 'reports', order: 1, path: '/reports', label, icon: 'star' }];
const routes = [{ path: '/reports', layout: 'reports', access: 'signed-in', title: label }];
const manifest = { name: 'mfe-reports', contract: 1, emits: [], listens: [], area, routes, menu };
const reportsInfo = { ...tutorInfo, name: 'mfe-reports', global: 'mfe_reports', chunks: {}, manifest };

it('OPS-102 the next page has no route, menu or area of a retired app; open pages still get its files', async () => {
  const { url, driver, tutor: reports } = await startLive({}, reportsInfo);
  const shown = async () => {
    const { answer, data } = await pageOf(`${url}/reports`, { cookie: session('auditor') });
    const { menu: entries = [], areas, site } = data();
    const owners = (await (await fetch(`${url}${site}routes.json`)).json()) as { name: string }[];
    return {
      status: answer.status,
      entries: entries.length,
      areas: areas.filter(({ name }) => name === 'reports').length,
      owners: owners.map(({ name }) => name),
    };
  };
  const before = await shown();
  expect(before).toEqual({ status: 200, entries: 1, areas: 1, owners: ['mfe-reports'] });
  await retire(driver, 'mfe-reports', tester);
  expect(await shown()).toEqual({ status: 404, entries: 0, areas: 0, owners: [] });
  expect((await fetch(`${url}/releases/mfe-reports/${reports}/remoteEntry.js`)).status).toBe(200);
  await rollback(driver, 'mfe-reports', undefined, tester);
  expect(await shown()).toEqual(before);
});
