import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bucket } from '@porao/server';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { collect } from '../registry/collect.ts';
import { diagnose } from '../registry/doctor.ts';
import { activate, endCanary, rollback, startCanary } from '../registry/index.ts';
import { s3Driver } from '../registry/s3.driver.ts';
import { startBucket } from '../testing/bucket.ts';
import { publishBuild, shellInfo, tester, tutorInfo } from '../testing/fixtures.ts';

const Policy = z.object({
  Statement: z.array(
    z.object({
      Effect: z.literal('Allow'),
      Action: z.array(z.string()),
      Resource: z.array(z.string().startsWith('arn:aws:s3:::')),
    }),
  ),
});

/** Returns whether the policy allows an action on a key of a bucket. */
function rulesOf(user: string) {
  const file = join(import.meta.dirname, 'store', `${user}.json`);
  const { Statement } = Policy.parse(JSON.parse(readFileSync(file, 'utf8')));
  return (action: string, resource: string) =>
    Statement.some(
      ({ Action, Resource }) =>
        Action.includes(`s3:${action}`) &&
        Resource.map((arn) => arn.slice('arn:aws:s3:::'.length)).some((known) =>
          known.endsWith('*') ? resource.startsWith(known.slice(0, -1)) : resource === known,
        ),
    );
}

/** A bucket that notes what the user's policy does not allow. */
function guarded(bucket: Bucket, user: string): { bucket: Bucket; refused: string[] } {
  const isAllowed = rulesOf(user);
  const refused: string[] = [];
  const note = (action: string, key: string) => {
    if (!isAllowed(action, `porao/registry/${key}`)) refused.push(`${action} ${key}`);
  };
  return {
    refused,
    bucket: {
      ...bucket,
      get: (key) => (note('GetObject', key), bucket.get(key)),
      head: (key) => (note('GetObject', key), bucket.head(key)),
      put: (key, ...rest) => (note('PutObject', key), bucket.put(key, ...rest)),
      remove: (key) => (note('DeleteObject', key), bucket.remove(key)),
      list: (below, after) => {
        if (!isAllowed('ListBucket', 'porao')) refused.push(`ListBucket ${below}`);
        return bucket.list(below, after);
      },
    },
  };
}

it('publishers and gateways may do what they do, and gateways write no release', async () => {
  const { bucket } = await startBucket();
  const publisher = guarded(bucket, 'porao-publisher');
  const team = s3Driver(publisher.bucket);
  const shell = await publishBuild(team, shellInfo);
  const tutor = await publishBuild(team, tutorInfo);
  await activate(team, { shell, 'mfe-tutor': tutor }, tester);
  const next = await publishBuild(team, tutorInfo, 'two');
  await activate(team, { 'mfe-tutor': next }, tester);
  await startCanary(team, { shell: await publishBuild(team, shellInfo, 'two') }, 5, tester);
  const old = await publishBuild(team, tutorInfo, 'three');
  await collect(team, [{ app: 'mfe-tutor', id: old }], tester);
  await diagnose(team);
  expect(publisher.refused).toEqual([]);

  const gateway = guarded(bucket, 'porao-gateway');
  const live = s3Driver(gateway.bucket);
  await live.stamp();
  await live.getFile('mfe-tutor', next, 'remoteEntry.js');
  await live.readAudit(10);
  await live.counters?.write('run', 'gateway', '{}');
  await live.counters?.readOthers('run', 'gateway');
  await endCanary(live, 'shell', tester);
  await rollback(live, 'mfe-tutor', undefined, tester);
  expect(gateway.refused).toEqual([]);
  await live.putSignature('mfe-tutor', next, Buffer.from('x'));
  await live.removeRelease('mfe-tutor', next);
  expect(gateway.refused).toContain(`PutObject releases/mfe-tutor/${next}/release.sig`);
  expect(gateway.refused).toContain(`DeleteObject releases/mfe-tutor/${next}/release.json`);
});

it('the API has its files alone', () => {
  const api = rulesOf('porao-api');
  for (const action of ['GetObject', 'PutObject', 'DeleteObject']) {
    expect(api(action, 'files/profile/1.png')).toBe(true);
    expect(api(action, 'porao/registry/registry.json')).toBe(false);
  }
  for (const user of ['porao-gateway', 'porao-publisher'])
    expect(rulesOf(user)('GetObject', 'files/profile/1.png')).toBe(false);
});
