import type { opsCredentialEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import { perform } from '../audit/index.ts';
import { certificateUrl } from '../certificates/index.ts';
import { decide, lockCredential } from './decide.ts';
import { listCredentials } from './ops-credentials.repository.ts';

export function opsCredentialHandlers({ db, tokens }: Services): Handlers<typeof opsCredentialEndpoints> {
  return {
    'GET /api/ops/credentials': async ({ query }) =>
      paged(query, await listCredentials(db, query.state, ...rowsOf(query))),
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
