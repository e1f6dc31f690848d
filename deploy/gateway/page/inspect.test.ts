import { InspectedApp } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { activate, readRelease, startCanary } from '../../registry/index.ts';
import {
  publishActive,
  publishBuild,
  remoteInfo,
  shellInfo,
  temporaryRegistry,
  tester,
  tutorInfo,
} from '../../testing/fixtures.ts';
import { pageOf, startGateway } from '../../testing/gateway.ts';

const team = { cookie: 'porao_team=1' };
const file = 'inspector.js';

/** A site whose shell has an inspector. */
async function startInspected(env: NodeJS.ProcessEnv = {}) {
  const { driver } = await temporaryRegistry();
  const chunks = { ...shellInfo.chunks, inspector: [file] };
  const shell = await publishBuild(driver, { ...shellInfo, chunks });
  const tutor = await publishBuild(driver, tutorInfo);
  await activate(driver, { shell, 'mfe-tutor': tutor }, tester);
  return { driver, shell, tutor, ...(await startGateway(driver, env)) };
}

function inspectionOf(text: string) {
  const json = /<script type="application\/json" id="porao-inspection"[^>]*>(.*?)<\/script>/s.exec(text)?.[1];
  return json === undefined ? undefined : z.array(InspectedApp).parse(JSON.parse(json));
}

describe('OPS-116 the inspector', () => {
  it('comes where overrides are allowed with pages that ask for it, by the address or by the cookie of an open one', async () => {
    const { url, driver, shell, tutor } = await startInspected();
    for (const [path, headers] of [
      ['/tutors/7?inspect', {}],
      ['/tutors/7', { cookie: 'porao_inspect=1' }],
    ] as const) {
      const { text } = await pageOf(url + path, headers);
      const [first, second] = inspectionOf(text) ?? [];
      expect(first).toMatchObject({ name: 'shell', release: shell, why: 'live', paths: ['/ui'] });
      expect(second).toMatchObject({ name: 'mfe-tutor', release: tutor, why: 'live', uses: tutorInfo.uses });
      const { published_at, integrity } = await readRelease(driver, 'shell', shell);
      expect(first?.published_at).toBe(published_at);
      // It listens before the shell reports anything, whose scripts start when the page is parsed.
      expect(text).toContain(
        `<script defer src="/releases/shell/${shell}/${file}" integrity="${integrity[file]}"`,
      );
    }
    expect(inspectionOf((await pageOf(`${url}/tutors/7`)).text)).toBeUndefined();
  });

  it('comes elsewhere for the team alone; a visitor who asks for it gets the page as it is', async () => {
    const { url, driver } = await startInspected({ PORAO_DEMO: '0', OVERRIDES: 'off' });
    const next = await publishBuild(driver, tutorInfo, 'two');
    await startCanary(driver, { 'mfe-tutor': next }, 0, tester);
    const own = inspectionOf((await pageOf(`${url}/tutors?inspect`, team)).text);
    expect(own?.map(({ release, why }) => [release === next, why])).toEqual([
      [false, 'live'],
      [true, 'canary'],
    ]);
    const pageFor = async (path: string, headers = {}) => {
      const { text, answer } = await pageOf(url + path, headers);
      return text + answer.headers.get('content-security-policy');
    };
    const plain = await pageFor('/tutors');
    expect(await pageFor('/tutors?inspect')).toBe(plain);
    expect(await pageFor('/tutors', { cookie: 'porao_inspect=1' })).toBe(plain);
    expect(plain).not.toContain(file);
  });

  it('is in none of the lists by which browsers keep files of a release', async () => {
    const { url, shell } = await startInspected();
    const { data } = await pageOf(`${url}/tutors?inspect`);
    expect(JSON.stringify(data())).not.toContain(file);
    const described = await (await fetch(`${url}${data().site}shell.json`)).text();
    expect(described).toContain(shell);
    expect(described).not.toContain(file);
  });

  it('OPS-394 lists the events that remotes declare, which every page of the site names', async () => {
    const events = { 'report.sent@1': { type: 'object', properties: {} } } as const;
    const { url, driver } = await startInspected();
    const { data: before } = await pageOf(`${url}/ui`);
    expect(before()).not.toHaveProperty('events');
    await publishActive(driver, remoteInfo('mfe-reports', ['/reports'], { events }));
    const { text, data } = await pageOf(`${url}/ui?inspect`);
    expect(data().events).toEqual(['report.sent@1']);
    expect(inspectionOf(text)?.[0]?.events).toEqual(['job.saved@1', 'report.sent@1']);
  });

  it('is left out for a shell whose release has none', async () => {
    const { driver } = await temporaryRegistry();
    await activate(driver, { shell: await publishBuild(driver, shellInfo) }, tester);
    const { url } = await startGateway(driver);
    expect((await pageOf(`${url}/ui?inspect`)).text).not.toContain('inspect');
  });
});
