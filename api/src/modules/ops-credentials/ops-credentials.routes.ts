import { type CredentialState, csvLines, type opsCredentialEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import { type ActCall, changedSince, exportCsv, perform } from '../audit/index.ts';
import { certificateUrl } from '../certificates/index.ts';
import { tellAccount } from '../notices/index.ts';
import { credentialColumns } from './columns.ts';
import * as credentials from './ops-credentials.repository.ts';

export function opsCredentialHandlers({ db, tokens }: Services): Handlers<typeof opsCredentialEndpoints> {
  return {
    'GET /api/ops/credentials': async ({ query }) =>
      paged(query, await credentials.listCredentials(db, query.state, ...rowsOf(query))),
    'GET /api/ops/credentials.csv': async (call) => {
      const { rows } = await credentials.listCredentials(db, call.query.state, csvLines, 0);
      return exportCsv(db, call, { list: 'credentials', columns: credentialColumns, rows });
    },
    'POST /api/ops/credentials/:id/view': (call) =>
      perform(db, call, { action: 'view', subject: 'credential' }, async (trx) => {
        const { certificate } = await lockCredential(trx, call.params.id);
        const data = { certificate_url: certificateUrl(tokens, certificate) };
        return { message: 'ops.viewed', data, before: null, after: null };
      }),
    'POST /api/ops/credentials/:id/verify': (call) => decide(db, call, 'verified'),
    'POST /api/ops/credentials/:id/refuse': (call) => decide(db, call, 'refused'),
    'POST /api/ops/credentials/:id/unverify': (call) => decide(db, call, 'unverified'),
  };
}

async function lockCredential(trx: Db, id: number) {
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
function decide(db: Db, call: Decision, state: CredentialState) {
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
