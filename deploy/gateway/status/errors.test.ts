import { expect, it, vi } from 'vitest';
import { activate, type RegistryDriver } from '../../registry/index.ts';
import { liveRegistry, publishBuild, remoteInfo, tester } from '../../testing/fixtures.ts';
import { startGateway } from '../../testing/gateway.ts';
import type { ErrorRun } from '../rollout/error-runs.ts';
import { isSpared } from './errors.ts';

const token = 'a-token-of-the-tests';
const longAgo = '2026-01-01T00:00:00.000Z';

/** A site whose remotes are old, but for one that was just shipped. */
async function faultySite() {
  const { driver, tutor, shell } = await liveRegistry();
  const fault = await publishBuild(driver, remoteInfo('mfe-fault', ['/fault']));
  await activate(driver, { 'mfe-fault': fault }, tester);
  const aged: RegistryDriver = {
    ...driver,
    readAudit: async (limit) =>
      (await driver.readAudit(limit)).map((entry) =>
        entry.app === 'mfe-fault' ? entry : { ...entry, time: longAgo },
      ),
  };
  const log = vi.spyOn(aged, 'readAudit');
  const { url, beacon, reports } = await startGateway(aged, { STATUS_TOKEN: token });
  const status = async () => {
    const body = new URLSearchParams({ name: 'Karima', token });
    const signed = await fetch(`${url}/_gateway/status/sign-in`, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    const cookie = signed.headers.get('set-cookie')?.split(';')[0] ?? '';
    const page = await (await fetch(`${url}/_gateway/status`, { headers: { cookie } })).text();
    return page.replace(/<style.*?<\/style>/s, '').replaceAll(/<[^>]+>/g, '');
  };
  const says = (message: string, more: object = {}) =>
    beacon({
      kind: 'script-error',
      app: 'mfe-tutor',
      release: tutor,
      phase: 'mount',
      message,
      thrown: [`mfe-tutor/${tutor}`, `shell/${shell}`],
      arrived: [`mfe-fault/${fault}`, `mfe-tutor/${tutor}`],
      ...more,
    });
  return { fault, tutor, shell, reports, says, status, log };
}

it('OPS-399 the status page says with which release errors of another one began, nearest to the throw or not', async () => {
  const { fault, tutor, shell, says, status } = await faultySite();
  await says('x is undefined');
  await says('x is undefined');
  const thrown = [`mfe-fault/${fault}`, `mfe-tutor/${tutor}`, `shell/${shell}`];
  await says('no map', { thrown });
  const page = await status();
  expect(page).toContain('Errors that go on');
  expect(page).toContain(`2 in mfe-tutor ${tutor}, began with mfe-fault ${fault}, less than a minute ago.`);
  expect(page).toContain(
    `Nearest to the throw: mfe-tutor ${tutor}. Came to the page, the last one first: mfe-tutor ${tutor}, mfe-fault ${fault}.`,
  );
  expect(page).toContain(`1 in mfe-tutor ${tutor}, began with mfe-fault ${fault}`);
  expect(page).toContain('3 errors in mfe-tutor');
});

it('OPS-399 the button that rolls a release back is the main one only where that would help', async () => {
  const runOf = (blamed: string): ErrorRun => ({
    seenIn: 'mfe-a/1',
    message: '',
    began: 0,
    last: 0,
    times: 1,
    nearest: 'mfe-a/1',
    came: [],
    blamed,
  });
  expect(isSpared([], 'mfe-a', '1')).toBe(false);
  expect(isSpared([runOf('mfe-b/2')], 'mfe-a', '1')).toBe(true);
  expect(isSpared([runOf('mfe-b/2'), runOf('mfe-a/1')], 'mfe-a', '1')).toBe(false);
  expect(isSpared([runOf('mfe-b/2')], 'mfe-b', '2')).toBe(false);
});

it('OPS-399 a file that does not come is told of the app that lacks it', async () => {
  const { tutor, says, reports } = await faultySite();
  await says('not loaded', { kind: 'load-error', phase: 'import' });
  expect(reports.errorRuns()).toMatchObject([
    { blamed: `mfe-tutor/${tutor}`, message: 'import: not loaded' },
  ]);
});

it('OPS-399 releases that nobody published are named by no error', async () => {
  const { tutor, says, reports } = await faultySite();
  await says('x is undefined', {
    thrown: ['mfe-evil/ffffffffffff', 'mfe-tutor/ffffffffffff'],
    arrived: ['<b>', 'mfe-evil/ffffffffffff'],
  });
  expect(reports.errorRuns()).toMatchObject([
    { nearest: `mfe-tutor/${tutor}`, came: [], blamed: `mfe-tutor/${tutor}` },
  ]);
});

it('OPS-399 a canary answers for the errors to whose throw it is nearest, wherever they are seen', async () => {
  const { fault, tutor, says, reports } = await faultySite();
  const seen: string[] = [];
  reports.watch(({ kind, app, release }) => seen.push(`${kind} ${app} ${release}`));
  await says('no map', { thrown: [`mfe-fault/${fault}`, `mfe-tutor/${tutor}`] });
  await says('x is undefined');
  expect(seen).toEqual([`error mfe-fault ${fault}`, `error mfe-tutor ${tutor}`]);
});

it('OPS-399 a log that could not be read is looked at again', async () => {
  const { fault, tutor, says, reports, log } = await faultySite();
  log.mockRejectedValueOnce(new Error('away'));
  await says('x is undefined');
  await says('x is undefined');
  expect(reports.errorRuns()).toMatchObject([{ seenIn: `mfe-tutor/${tutor}`, blamed: `mfe-fault/${fault}` }]);
});
