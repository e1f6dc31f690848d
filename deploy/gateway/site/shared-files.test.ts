import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { collect } from '../../registry/collect.ts';
import { activate } from '../../registry/index.ts';
import {
  hashedInfo,
  publishActive,
  publishBuild,
  remoteInfo,
  shellInfo,
  temporaryRegistry,
  tester,
  tutorInfo,
} from '../../testing/fixtures.ts';
import { pageOf, sourcesOf, startGateway } from '../../testing/gateway.ts';
import { assetServer } from './assets.ts';

const text = 'same'.repeat(500);
const infoOf = (digit: string) => hashedInfo(tutorInfo, digit);
const { same } = infoOf('1');
const forGood = 'public, max-age=31536000, immutable';

async function start(env: NodeJS.ProcessEnv = {}) {
  const { driver } = await temporaryRegistry();
  const publish = (digit: string) => publishBuild(driver, infoOf(digit).info, digit, { [same]: text });
  const [shell, one, two] = [
    await publishBuild(driver, hashedInfo(shellInfo, '0').info, 'one', { 'inspector.js': 'look()' }),
    await publish('1'),
    await publish('2'),
  ];
  await activate(driver, { shell, 'mfe-tutor': one }, tester);
  const gateway = await startGateway(driver, env);
  const ask = (path: string) => fetch(gateway.url + path);
  return { ...gateway, driver, shell, one, two, ask };
}

describe('OPS-428 a file whose name contains its hash', () => {
  it('has one address for all releases, and is never asked for again', async () => {
    const { ask, one, two } = await start();
    const answer = await ask(`/files/mfe-tutor/${same}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, forGood]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-encoding')).not.toBeNull();
    expect(await answer.text()).toBe(text);
    // As a preview has it, which is not live.
    expect((await ask(`/files/mfe-tutor/${infoOf('2').info.entry}`)).status).toBe(200);
    for (const id of [one, two])
      expect(await (await ask(`/releases/mfe-tutor/${id}/${same}`)).text()).toBe(text);
  });

  it('is what pages load, with its integrity', async () => {
    const { url, one, shell } = await start();
    const { answer, text: page, data } = await pageOf(`${url}/tutors`);
    const { info } = infoOf('1');
    expect(data().shell).toMatchObject({ base: '/files/shell/', release: shell });
    expect(data().remotes).toMatchObject([{ base: '/files/mfe-tutor/', release: one, entry: info.entry }]);
    expect(page).toMatch(new RegExp(`href="/files/mfe-tutor/${same}" integrity="sha384-`));
    expect(page).not.toContain('"/releases/');
    expect(sourcesOf(answer, 'script-src')).toContain("'self'");
  });

  it('is not there for what no kept release names, and for what has no hash', async () => {
    const { ask, shell } = await start();
    const gone = `/files/mfe-tutor/${infoOf('4').info.entry}`;
    for (const path of [
      gone,
      `/files/shell/${same.replace('same', 'other')}`,
      `/files/mfe-other/${same}`,
      '/files/mfe-tutor/sw.js',
      '/files/shell/index.html',
      `/files/mfe-tutor/%2e%2e/%2e%2e/${same}`,
    ]) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 404]);
    }
    expect((await ask(`/releases/shell/${shell}/inspector.js`)).status).toBe(200);
  });

  it('stays as long as a release has it', async () => {
    const { ask, driver } = await start();
    const { info } = infoOf('5');
    const old = await publishBuild(driver, info, '5', { [same]: text });
    expect((await ask(`/files/mfe-tutor/${info.entry}`)).status).toBe(200);
    await collect(driver, [{ app: 'mfe-tutor', id: old }], tester);
    expect((await ask(`/files/mfe-tutor/${info.entry}`)).status).toBe(404);
    expect((await ask(`/files/mfe-tutor/${same}`)).status).toBe(200);
  });

  it('is loaded from the origin of releases where there is one', async () => {
    const cdn = 'https://cdn.example';
    const { url, ask } = await start({ ASSET_URL: cdn });
    expect((await pageOf(`${url}/tutors`)).data().remotes[0]?.base).toBe(`${cdn}/files/mfe-tutor/`);
    const { headers } = await ask(`/files/mfe-tutor/${same}`);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });
});

it('OPS-428 a gateway that has not heard of a release yet looks again before it says that a file is not there', async () => {
  const { driver } = await temporaryRegistry();
  const before = await driver.read();
  await publishBuild(driver, infoOf('1').info, '1', { [same]: text });
  const cache = () => ({ isComplete: true, isReady: true, isAway: false, hasSpace: true });
  const read = vi.fn(() => driver.read()).mockResolvedValueOnce(before);
  const assets = assetServer({ ...driver, cache, read });
  const app = new Hono().get(
    '*',
    async (c) => (await assets.serveShared(c, 'mfe-tutor', same, false)) ?? c.notFound(),
  );
  expect((await app.request('/')).status).toBe(200);
  expect(read).toHaveBeenCalledTimes(2);
});

it('OPS-429 the description of an app has another address only when it changed', async () => {
  const { url, driver, ask } = await start();
  const described = async () => (await pageOf(`${url}/tutors`)).data().described ?? {};
  const before = await described();
  expect(Object.keys(before).sort()).toEqual(['mfe-tutor', 'shell']);
  await publishActive(driver, remoteInfo('mfe-reports', ['/reports']));
  const after = await described();
  expect(after).toEqual({ ...before, 'mfe-reports': expect.any(String) });
  const answer = await ask(`${after['mfe-tutor']}`);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.json()).toMatchObject({ name: 'mfe-tutor', base: '/files/mfe-tutor/' });
  // At a gateway that did not see the state before, too.
  const second = await startGateway(driver);
  expect((await fetch(second.url + before['mfe-tutor'])).status).toBe(200);
  expect((await ask('/_gateway/site/apps/mfe-tutor.0000000000000000.json')).status).toBe(404);
});

it('OPS-431 what the policy refuses in a shared file counts for the release that visitors have', async () => {
  const { url, reports, one, two, driver } = await start();
  const { answer } = await pageOf(`${url}/tutors`);
  const [, path = ''] = /report-uri ([^;]+)/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
  const send = async (file: string) => {
    const report = { 'blocked-uri': 'eval', 'source-file': `https://site/files/mfe-tutor/${file}` };
    await fetch(url + path, { method: 'POST', body: JSON.stringify({ 'csp-report': report }) });
  };
  const policyOf = (id: string) => reports.counts().get(`mfe-tutor ${id}`)?.policy ?? 0;
  await send(infoOf('1').info.entry);
  await activate(driver, { 'mfe-tutor': two }, tester);
  await send(same);
  expect([policyOf(one), policyOf(two)]).toEqual([1, 1]);
});
