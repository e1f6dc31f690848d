import { expect, it } from 'vitest';
import {
  errorOf,
  liveRegistry,
  publishBuild,
  remoteInfo,
  shellInfo,
  tester,
  tutorInfo,
} from '../testing/fixtures.ts';
import { diagnose } from './doctor.ts';
import { activate, startCanary } from './index.ts';

const label = { en: 'Reports', bn: 'প্রতিবেদন' };
const area = { name: 'reports', basePath: '/reports', label, roles: ['auditor'], home: '/reports/today' };

it.each([
  ['the same path', '/tutor/dashboard', '/tutor/dashboard'],
  ['other letters', '/Tutor/Dashboard', '/Tutor/Dashboard'],
  ['another name of a parameter', '/tutors/:tutor', '/tutors/:tutor'],
  ['a path that an optional part matches too', '/tutors', '/tutors'],
  ['a page of the shell', '/ui', '/ui'],
])('refuses a route that another app has: %s', async (_, path, named) => {
  const { driver } = await liveRegistry();
  const id = await publishBuild(driver, remoteInfo('mfe-reports', ['/reports', path]));
  const error = await errorOf(() => activate(driver, { 'mfe-reports': id }, tester));
  expect(error.code).toBe('ROUTE_TAKEN');
  expect(error.message).toContain(
    `claims the route ${named}, which ${named === '/ui' ? 'shell' : 'mfe-tutor'}`,
  );
});

it('takes a more exact public path', async () => {
  const { driver } = await liveRegistry();
  const id = await publishBuild(driver, remoteInfo('mfe-reports', ['/tutors/best']));
  await expect(activate(driver, { 'mfe-reports': id }, tester)).resolves.toHaveLength(1);
});

it('refuses a path in the area of another app, and an area that another app has', async () => {
  const { driver } = await liveRegistry();
  const first = await publishBuild(driver, remoteInfo('mfe-reports', ['/reports/today'], { area }));
  await activate(driver, { 'mfe-reports': first }, tester);
  const codeOf = async (path: string, more?: { area: typeof area }) => {
    const id = await publishBuild(driver, remoteInfo('mfe-other', [path], more));
    return (await errorOf(() => activate(driver, { 'mfe-other': id }, tester))).code;
  };
  expect(await codeOf('/reports/extra')).toBe('ROUTE_TAKEN');
  expect(await codeOf('/x', { area: { ...area, basePath: '/x' } })).toBe('AREA_TAKEN');
  expect(await codeOf('/x', { area: { ...area, name: 'x' } })).toBe('AREA_TAKEN');
  expect(await codeOf('/x', { area: { ...area, name: 'x', basePath: '/tutor' } })).toBe('AREA_TAKEN');
});

it('counts canaries of other apps', async () => {
  const { driver } = await liveRegistry();
  const routes = [...(tutorInfo.manifest?.routes ?? [])];
  const manifest = tutorInfo.manifest && {
    ...tutorInfo.manifest,
    routes: [...routes, { path: '/reports', layout: 'public', access: 'anyone', title: label }],
  };
  const canary = await publishBuild(driver, { ...tutorInfo, manifest }, 'canary');
  await startCanary(driver, { 'mfe-tutor': canary }, 5, tester);
  const id = await publishBuild(driver, remoteInfo('mfe-reports', ['/reports']));
  expect((await errorOf(() => activate(driver, { 'mfe-reports': id }, tester))).code).toBe('ROUTE_TAKEN');
});

it('lets an overlap that is live already stay, and the doctor names it', async () => {
  const { driver } = await liveRegistry();
  const info = remoteInfo('mfe-reports', ['/tutor/dashboard']);
  const forced = await publishBuild(driver, info);
  await activate(driver, { 'mfe-reports': forced }, { ...tester, force: true });
  const next = await publishBuild(driver, info, 'two');
  await expect(activate(driver, { 'mfe-reports': next }, tester)).resolves.toHaveLength(1);
  const shell = await publishBuild(driver, shellInfo, 'two');
  await expect(activate(driver, { shell }, tester)).resolves.toHaveLength(1);
  expect((await diagnose(driver)).map(({ code }) => code)).toContain('ROUTE_TAKEN');
});
