import { type BuildInfo, PageData, PageRemote, SiteRoutes } from '@porao/contracts';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { activate } from '../../registry/index.ts';
import { publishActive, publishBuild, remoteInfo, tester, tutorInfo } from '../../testing/fixtures.ts';
import { pageOf, startGateway, startLive } from '../../testing/gateway.ts';
import { followRegistry } from './live-site.ts';
import { siteFiles } from './site-files.ts';

const menu = [
  { place: 'main', path: '/tutors', label: { en: 'Tutors', bn: 'শিক্ষক' }, order: 1, icon: 'search' } as const,
];
const otherInfo: BuildInfo = {
  ...tutorInfo,
  name: 'mfe-other',
  global: 'mfe_other',
  manifest: {
    ...(tutorInfo.manifest as NonNullable<BuildInfo['manifest']>),
    name: 'mfe-other',
    area: undefined,
    routes: [{ path: '/other', layout: 'public', access: 'anyone', title: { en: 'Other', bn: 'অন্য' } }],
    menu,
  },
};

async function start() {
  const live = await startLive();
  const other = await publishBuild(live.driver, otherInfo);
  await activate(live.driver, { 'mfe-other': other }, tester);
  return { ...live, other };
}

const read = async <T>(url: string, schema: { parse: (value: unknown) => T }) => {
  const answer = await fetch(url);
  return answer.ok ? schema.parse(await answer.json()) : answer.status;
};

describe('a page', () => {
  it('carries the remote of its address alone, and the menus of all', async () => {
    const { url, tutor } = await start();
    const page = (await pageOf(`${url}/tutors`)).data();
    expect(page.remotes.map(({ name, release }) => [name, release])).toEqual([['mfe-tutor', tutor]]);
    expect(Object.keys(page.remotes[0]?.integrity ?? {})).toEqual(['remoteEntry.js']);
    expect(page.shell.integrity).toEqual({});
    expect(page.menu).toEqual(menu);
    expect((await pageOf(`${url}/ui`)).data().remotes).toEqual([]);
    // Whoever may not open a route must still be led away from it.
    expect((await pageOf(`${url}/tutor/dashboard`)).data().remotes[0]?.name).toBe('mfe-tutor');
  });

  it('leads to what describes the others, whole and for ever the same', async () => {
    const { url, shell, tutor, other } = await start();
    const { site, described } = (await pageOf(`${url}/tutors`)).data();
    expect(await read(`${url}${site}routes.json`, SiteRoutes)).toEqual([
      {
        name: 'mfe-tutor',
        base: `/releases/mfe-tutor/${tutor}/`,
        paths: ['/tutor/dashboard', '/tutors/:id?', '/tutor/*'],
        areas: ['tutor'],
        described: described?.['mfe-tutor'],
      },
      {
        name: 'mfe-other',
        base: `/releases/mfe-other/${other}/`,
        paths: ['/other'],
        areas: [],
        described: described?.['mfe-other'],
      },
    ]);
    const remote = (await read(`${url}${site}mfe-other.json`, PageRemote)) as PageRemote;
    expect(Object.keys(remote.integrity)).toContain('static/js/remote.js');
    expect(remote.chunks?.['remote']).toEqual(['remoteEntry.js', ...otherInfo.initial]);
    expect(await read(`${url}${site}shell.json`, PageData.shape.shell)).toMatchObject({ release: shell });
    const answer = await fetch(`${url}${site}routes.json`);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    for (const path of [`${site}mfe-none.json`, `${site}other.txt`, '/_gateway/site/0000/routes.json'])
      expect((await fetch(url + path)).status).toBe(404);
  });

  it('goes on with the releases that it is made of after an activation, at another gateway too while they are live', async () => {
    const { url, driver, tutor } = await start();
    const { site } = (await pageOf(`${url}/other`)).data();
    const second = await startGateway(driver);
    expect((await fetch(`${second.url}${site}mfe-tutor.json`)).status).toBe(200);
    const next = await publishActive(driver, tutorInfo, 'two');
    const after = (await pageOf(`${url}/other`)).data();
    expect(after.site).not.toBe(site);
    expect(await read(`${url}${site}mfe-tutor.json`, PageRemote)).toMatchObject({ release: tutor });
    expect(await read(`${url}${after.site}mfe-tutor.json`, PageRemote)).toMatchObject({ release: next });
    // A gateway that never knew the older state says so, and the page is loaded again.
    const third = await startGateway(driver);
    expect((await fetch(`${third.url}${site}mfe-tutor.json`)).status).toBe(404);
    const { site: live } = (await (await fetch(`${third.url}/_gateway/revision`)).json()) as PageData;
    expect(live).toBe(after.site);
  });
});

it('OPS-178 a description is compressed once for each compression', async () => {
  const { driver } = await start();
  const site = await followRegistry(driver, pino({ level: 'silent' })).current();
  const files = siteFiles();
  const address = site && files.addressOf(site);
  for (const encoding of ['br', 'gzip', undefined] as const) {
    const first = files.read(`${address}routes.json`, site, encoding);
    expect(first?.length).toBeGreaterThan(0);
    expect(files.read(`${address}routes.json`, site, encoding)).toBe(first);
  }
});

it('SHL-188 a page and the description of a remote have what others have for its slots', async () => {
  const live = await startLive();
  const label = { en: 'Card', bn: 'কার্ড' };
  const slots = [{ name: 'desk.cards@1', page: '/desk', props: {}, most: 2, height: 12 }];
  const fills = [{ slot: 'desk.cards@1', order: 1, label, props: {}, chunk: 'card' }];
  const chunks = { card: ['static/js/card.js'] };
  await publishActive(live.driver, remoteInfo('mfe-desk', ['/desk'], { slots }));
  await publishActive(live.driver, { ...remoteInfo('mfe-a', ['/a'], { fills }), chunks });
  const { site = '', remotes } = (await pageOf(`${live.url}/desk`)).data();
  expect(remotes[0]?.fills).toEqual([{ ...fills[0], app: 'mfe-a' }]);
  expect(await read(`${live.url}${site}mfe-desk.json`, PageRemote)).toMatchObject({
    fills: remotes[0]?.fills,
  });
  expect(await read(`${live.url}${site}mfe-a.json`, PageRemote)).toMatchObject({ chunks });
  expect((await pageOf(`${live.url}/a`)).data().remotes[0]?.fills).toBeUndefined();
});
