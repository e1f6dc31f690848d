import type { ApproveBody, OpsRequest } from '@porao/contracts';
import { type RejectionReason, rejectionReasons } from '@porao/contracts/constants';
import { failureText, forgetDraft } from '@porao/features';
import { ApiError, formatNumber } from '@porao/platform';
import type { Act } from '../../common/acts/acts.list.ts';
import { useAct } from '../../common/acts/acts.store.ts';
import { type Request, request as toSend } from '../../common/acts/request.ts';
import type { Question } from '../../common/ask-reason.tsx';
import { t } from './messages.ts';
import { nameOf, subjectOf } from './request-lines.tsx';

/** The text typed to approve a request is kept under this name until it is approved. */
export const draftName = (id: number): string => `ops-approve-${id}`;

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
  onDone: () => forgetDraft(draftName(request.id)),
});

/** Each is sent although another one is refused. */
const sendAll = async (requests: readonly Request[]): Promise<void> => {
  const ends = await Promise.allSettled(requests.map((send) => send()));
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
  if (refused.length === 0) return;
  if (requests.length === 1) throw refused[0];
  const places = { refused: formatNumber(refused.length), all: formatNumber(requests.length) };
  const why = t('requests.rejected.some', { ...places, why: failureText(refused[0]) });
  throw new ApiError(why, 409, 'CONFLICT');
};

function rejection(seen: readonly Seen[], reason: string, key: RejectionReason | undefined): Act {
  const why = { ...(reason && { reason }), ...(key && { reason_key: key }) };
  const sends = seen.map(({ request: { id }, version }) =>
    toSend('POST /api/ops/requests/:id/reject', { params: { id }, body: { ...why, version } }),
  );
  const [first] = seen;
  return {
    subject: seen.map(({ request }) => subjectOf(request)),
    text:
      first && seen.length === 1
        ? t('requests.rejected.of', { request: nameOf(first.request), id: formatNumber(first.request.id) })
        : t('requests.rejected.several', { count: seen.length }),
    send: () => sendAll(sends),
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
    /** Asks for one reason for all, which the guardians read; `then` is called 5 s before it is sent. */
    rejecting: (seen: readonly Seen[], then?: () => void): Question => ({
      about: seen.map(({ request }) => `request-${request.id}-reject`),
      title:
        seen[0] && seen.length === 1
          ? t('requests.reject.title', { request: nameOf(seen[0].request) })
          : t('requests.reject.several', { count: seen.length }),
      text: t('requests.reject.text'),
      keyedReasons: rejectionReasons.map((value) => ({ value, label: t(`rejection.${value}`) })),
      confirmLabel: t('requests.reject'),
      danger: true,
      onConfirm: (reason, key) => {
        const usual = rejectionReasons.find((one) => one === key);
        const end = act(rejection(seen, reason, usual));
        then?.();
        return end;
      },
    }),
  };
}
