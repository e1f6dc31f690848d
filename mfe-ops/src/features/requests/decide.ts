import type { ApproveBody, OpsRequest } from '@porao/contracts';
import { failureText, forgetDraft } from '@porao/features';
import { ApiError, formatNumber } from '@porao/platform';
import type { Act } from '../../common/acts/acts.list.ts';
import { type Request, request as toSend } from '../../common/acts/request.ts';
import { useAct } from '../../common/acts/use-act.ts';
import { t } from './messages.ts';
import { nameOf, subjectOf } from './request-lines.tsx';

/** The text typed to approve a request is kept under this name until it is approved. */
export const draftName = (id: number): string => `ops-approve-${id}`;

const changes = ['GET /api/ops/requests', 'GET /api/ops/requests/:id', 'GET /api/ops/today'];

/** A request and its version that the operator saw. */
export interface Seen {
  readonly request: OpsRequest;
  readonly version: string;
}

const approval = ({ request, version }: Seen, body: ApproveBody): Act => ({
  subject: subjectOf(request),
  text: t('requests.approved.of', { request: nameOf(request), id: formatNumber(request.id) }),
  send: toSend('POST /api/ops/requests/:id/approve', {
    params: { id: request.id },
    body: { ...body, version },
  }),
  changes: [...changes, 'GET /api/ops/jobs'],
  onDone: () => forgetDraft(draftName(request.id)),
});

/** One after the other; the others are done although one is refused. */
const sendAll = async (requests: readonly Request[]): Promise<void> => {
  const refused: unknown[] = [];
  for (const one of requests) await one.now().catch((error: unknown) => refused.push(error));
  if (refused.length === 0) return;
  if (requests.length === 1) throw refused[0];
  const places = { refused: formatNumber(refused.length), all: formatNumber(requests.length) };
  const why = t('requests.rejected.some', { ...places, why: failureText(refused[0]) });
  throw new ApiError(why, 409, 'CONFLICT');
};

function rejection(seen: readonly Seen[], reason: string): Act {
  const sends = seen.map(({ request: { id }, version }) =>
    toSend('POST /api/ops/requests/:id/reject', { params: { id }, body: { reason, version } }),
  );
  const [first] = seen;
  return {
    subject: seen.map(({ request }) => subjectOf(request)),
    text:
      first && seen.length === 1
        ? t('requests.rejected.of', { request: nameOf(first.request), id: formatNumber(first.request.id) })
        : t('requests.rejected.several', { count: seen.length }),
    send: {
      now: () => sendAll(sends),
      onLeave: () => {
        for (const { onLeave } of sends) onLeave();
      },
    },
    changes,
    onDone: () => {
      for (const { request } of seen) forgetDraft(draftName(request.id));
    },
  };
}

/** Neither can be reversed, so each is sent 5 s later and can be cancelled until then. */
export function useDecisions() {
  const act = useAct();
  return {
    approve: (seen: Seen, body: ApproveBody) => act(approval(seen, body)),
    reject: (seen: readonly Seen[], reason: string) => act(rejection(seen, reason)),
  };
}
