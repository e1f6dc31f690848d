import { describe, expect, it } from 'vitest';
import { errorOf, publishBuild, shellInfo, tester, testKey, tutorInfo } from '../testing/fixtures.ts';
import { gatewayOver, keyOf, policyOf, publishBy, signedRegistry } from '../testing/trusted.ts';
import { adoptReleases } from './adopt.ts';
import { diagnose } from './doctor.ts';
import { activate, type RegistryDriver } from './index.ts';
import { storedTrust } from './revoked-keys.ts';
import { isCritical, type TrustPolicy } from './signature.ts';

const team = keyOf('team');
const second = keyOf('second');

/** As a command of a machine with these keys has it. */
const commandOver = (driver: RegistryDriver, policy: TrustPolicy): RegistryDriver => ({
  ...driver,
  trust: (app, id) => storedTrust(driver, app, id, policy),
});

describe("a team's key", () => {
  const policy = policyOf([testKey, [team, 'mfe-tutor']]);

  it('OPS-182 publishes its own app', async () => {
    const { driver } = await signedRegistry();
    const { tutorShown } = await gatewayOver(driver, policy);
    const next = await publishBy(driver, team, 'two');
    await activate(commandOver(driver, policy), { 'mfe-tutor': next }, tester);
    expect(await tutorShown()).toBe(next);
  });

  it('OPS-182 publishes no shell: commands, gateways and doctor refuse it', async () => {
    const { driver, shell } = await signedRegistry();
    const { shown, ready, url } = await gatewayOver(driver, policy);
    await shown();
    const next = await publishBy(driver, team, 'two', shellInfo);
    const command = commandOver(driver, policy);
    const refusal = { code: 'UNSIGNED', message: expect.stringContaining('does not sign shell') };
    const force = { ...tester, force: true };
    expect(await errorOf(() => activate(command, { shell: next }, force))).toMatchObject(refusal);
    expect(await diagnose(command)).toMatchObject([refusal]);
    // As a command without these checks does it.
    await activate(driver, { shell: next }, tester);
    expect((await shown()).shell.release).toBe(shell);
    expect((await fetch(`${url}/releases/shell/${next}/static/js/index.js`)).status).toBe(404);
    expect(await ready()).toMatchObject({ refused: { code: 'UNSIGNED' } });
  });

  it('OPS-182 without apps signs nothing', async () => {
    const { driver } = await signedRegistry();
    const { tutorShown, trusted } = await gatewayOver(driver, policyOf([testKey, [team]]));
    const before = await tutorShown();
    const next = await publishBy(driver, team, 'two');
    await activate(driver, { 'mfe-tutor': next }, tester);
    expect(await tutorShown()).toBe(before);
    expect(await trusted.trust?.('mfe-tutor', next)).toEqual({ state: 'out-of-scope', by: 'team' });
  });

  it('OPS-182 adopts nothing of others', async () => {
    const { driver } = await signedRegistry();
    const command = commandOver(driver, policyOf([[team, 'mfe-tutor']]));
    const options = { reason: '', policy };
    const { signed } = await adoptReleases(command, team, options);
    expect(signed.map(({ app }) => app)).toEqual(['mfe-tutor']);
    const only = { app: 'shell' };
    expect((await errorOf(() => adoptReleases(command, team, { ...options, only }))).code).toBe('SCOPE');
  });
});

describe('two signatures', () => {
  const policy = policyOf([testKey, second, [team, 'mfe-tutor']], 2);

  it('OPS-183 of different keys are needed for the shell', async () => {
    const { driver, shell } = await signedRegistry();
    const command = commandOver(driver, policy);
    await adoptReleases(command, second, { reason: '', policy });
    const { shown } = await gatewayOver(driver, policy);
    expect((await shown()).shell.release).toBe(shell);
    const next = await publishBuild(driver, shellInfo, 'two');
    expect(await errorOf(() => activate(command, { shell: next }, tester))).toMatchObject({
      code: 'UNSIGNED',
      message: expect.stringContaining('by tester alone and needs 2'),
      remedy: expect.stringContaining(`release keys adopt shell ${next}`),
    });
    // The same key again is no second one.
    await adoptReleases(command, testKey, { reason: '', policy });
    expect((await errorOf(() => activate(command, { shell: next }, tester))).code).toBe('UNSIGNED');
    const only = { app: 'shell', id: next };
    await adoptReleases(command, second, { reason: '', policy, only });
    await activate(command, { shell: next }, tester);
    expect((await shown()).shell.release).toBe(next);
  });

  it('OPS-183 are needed for a remote with the page of signing in, whatever its name; one is enough for others', () => {
    const { manifest } = tutorInfo;
    if (!manifest) throw new Error('The remote has no manifest.');
    const withPath = (path: string) => ({
      ...tutorInfo,
      manifest: { ...manifest, routes: manifest.routes.map((route) => ({ ...route, path })) },
    });
    expect(isCritical(shellInfo)).toBe(true);
    expect(isCritical(tutorInfo)).toBe(false);
    const paths = ['/auth/signin', '/auth/*', '/:any/signin', '/AUTH/signin/', '/auth/signin/:step?'];
    expect(paths.filter((path) => !isCritical(withPath(path)))).toEqual([]);
  });

  it('OPS-183 a signature more leaves the one before', async () => {
    const { driver, tutor } = await signedRegistry();
    const command = commandOver(driver, policyOf([team]));
    await adoptReleases(command, team, { reason: '', policy: policyOf([team]), only: { app: 'mfe-tutor' } });
    const trustWith = (of: TrustPolicy) => commandOver(driver, of).trust?.('mfe-tutor', tutor);
    expect(await trustWith(policy)).toEqual({ state: 'signed', by: 'tester, team' });
    expect(await trustWith(policyOf())).toEqual({ state: 'signed', by: 'tester' });
  });
});
