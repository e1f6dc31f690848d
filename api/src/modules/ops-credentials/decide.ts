import type { CredentialState } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { type ActCall, changedSince, perform } from '../audit/index.ts';
import { tellAccount } from '../notices/index.ts';
import * as credentials from './ops-credentials.repository.ts';

export async function lockCredential(trx: Db, id: number) {
  const credential = await credentials.lockCredential(trx, id);
  if (!credential) throw new ApiFailure('NOT_FOUND', 'credential.unknown');
  return credential;
}

const texts = {
  verified: { action: 'verify', message: 'ops.verified', already: 'credential.alreadyVerified' },
  refused: { action: 'refuse', message: 'ops.refused', already: 'credential.alreadyRefused' },
  unverified: { action: 'unverify', message: 'ops.unverified', already: 'credential.notVerified' },
} as const;

type Decision = ActCall & {
  readonly body: { readonly reason: string; readonly version?: string | undefined };
};

/** Verified, refused, or neither again, with the line in the audit log. */
export function decide(db: Db, call: Decision, state: CredentialState) {
  const { action, message, already } = texts[state];
  return perform(db, call, { action, subject: 'credential' }, async (trx) => {
    const { id } = call.params;
    const before = await lockCredential(trx, id);
    if ((call.body.version ?? before.version) !== before.version) {
      // A version is the state and a digest of the image.
      if (call.body.version?.startsWith(`${before.state}.`))
        throw new ApiFailure('CONFLICT', 'credential.otherImage');
      throw await changedSince(trx, { subject: 'credential', id }, action);
    }
    if (before.state === state) throw new ApiFailure('CONFLICT', already);
    await credentials.decide(trx, id, { certificate: before.certificate, state, reason: call.body.reason });
    if (state !== 'unverified') await tellAccount(trx, state, before.user_id, { title: before.title });
    return { message, data: null, before: { state: before.state }, after: { state } };
  });
}
