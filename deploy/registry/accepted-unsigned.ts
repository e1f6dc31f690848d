import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Registry } from '@porao/contracts';
import { z } from 'zod';
import { parseRelease } from './assets.gate.ts';
import type { RegistryDriver } from './driver.ts';
import { parseJson } from './parse-json.ts';
import { signatureFile, type TrustPolicy, trustOf } from './signature.ts';
import { writeWhole } from './write-whole.ts';

/** SHA-256 of release.json by `app id`. */
const List = z.record(z.string(), z.string());

export interface AcceptedUnsigned {
  /** Writes the list once; later it only says what is in it. */
  begin(driver: RegistryDriver, registry: Registry, policy: TrustPolicy): Promise<void>;
  has(app: string, id: string, release: Uint8Array): boolean;
  /** Is true if anything is accepted without a signature. */
  readonly isOn: boolean;
}

/** Releases without a known signature that were there when this gateway first checked signatures. They are served on
 * until they are signed; what comes later needs a signature. By content, so that nothing can take their place. */
export function acceptedUnsigned(file: string): AcceptedUnsigned {
  let list: z.infer<typeof List> | undefined;
  return {
    isOn: true,
    async begin(driver, { apps }, policy) {
      list ??= await readList(file);
      if (list !== undefined) return;
      const found: z.infer<typeof List> = {};
      for (const [app, { releases }] of Object.entries(apps))
        for (const id of releases) {
          const release = await driver.getFile(app, id, 'release.json');
          const signature = await driver.getFile(app, id, signatureFile);
          const named = release && parseRelease(release, app, id);
          if (!release || !named) continue;
          const { state } = trustOf(named, release, signature, policy);
          if (state === 'unsigned' || state === 'unknown-key')
            found[`${app} ${id}`] = hash('sha256', release);
        }
      await writeWhole(file, JSON.stringify(found), { flush: true });
      // Not before it is written: what is there at a later start must not be accepted in its place.
      list = found;
    },
    has: (app, id, release) => list?.[`${app} ${id}`] === hash('sha256', release),
  };
}

/** Where RELEASE_KEYS are given, nothing is accepted without them. */
export const nothingUnsigned: AcceptedUnsigned = {
  isOn: false,
  begin: async () => undefined,
  has: () => false,
};

const readList = async (file: string) => parseJson(List, await readFile(file, 'utf8').catch(() => ''));
