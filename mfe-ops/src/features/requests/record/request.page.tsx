import type { ApproveBody, OpsRequestDetails } from '@porao/contracts';
import { LookupNotice } from '@porao/features';
import { call, formatNumber, query, useNavigate, useParams, useQuery } from '@porao/platform';
import { Card, Stack } from '@porao/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { isHidden, useActs } from '../../../common/acts/acts.list.ts';
import { request } from '../../../common/acts/request.ts';
import { useReasonDialog } from '../../../common/ask-reason.tsx';
import { KeyButton } from '../../../common/keyboard/key.button.tsx';
import { OwnCase, useIsOwnCase } from '../../../common/own-case.tsx';
import { paths } from '../../../common/paths.ts';
import { live } from '../../../common/queue/paged.ts';
import { type Neighbours, useNeighbours } from '../../../common/queue/queue-order.ts';
import { RecordPage } from '../../../common/record.page.tsx';
import { Record } from '../../../common/record.tsx';
import { useDecisions } from '../decide.ts';
import { isUndecided, nameOf, subjectOf } from '../request-lines.tsx';
import { markSeen } from '../seen.store.ts';
import { useApproval } from './approval.ts';
import { ApproveForm } from './approve.form.tsx';
import { GuardianCard, PlaceCard } from './guardian.card.tsx';
import { t } from './messages.ts';
import { RequestCard, RequestNotices } from './request.card.tsx';

export default function RequestPage(): ReactNode {
  const id = Number(useParams().requestId);
  const read = query('GET /api/ops/requests/:id', { params: { id } });
  const source = useQuery({ ...read, ...live, refetchOnMount: 'always' });
  const neighbours = useNeighbours(paths.requests, id);
  return (
    <RecordPage
      source={source}
      title={t('request.title')}
      error={t('request.failed')}
      back={{ to: neighbours.list, label: t('requests.title') }}
      heading={({ request }) => ({
        title: nameOf(request),
        text: t('request.line', { id: formatNumber(request.id), guardian: request.guardian.name }),
      })}
    >
      {(details) => <DecideRequest key={id} details={details} neighbours={neighbours} />}
    </RecordPage>
  );
}

interface DecideRequestProps {
  details: OpsRequestDetails;
  neighbours: Neighbours;
}

/** A request beside its map and its guardian; approved or rejected, the next one opens. */
function DecideRequest({ details, neighbours }: DecideRequestProps): ReactNode {
  const { request } = details;
  const navigate = useNavigate();
  const decisions = useDecisions();
  // This operator has seen this version: a decision about another one is refused.
  const [seen, setSeen] = useState(request.version);
  const [dialog, ask] = useReasonDialog();
  const isDecided = isHidden(useActs(), subjectOf(request));
  const isOwn = useIsOwnCase(request.guardian.user_id);
  const isWaiting = isUndecided(request) && !isDecided;
  const isOpen = isWaiting && !isOwn;
  const isPending = request.stage === 'Pending';
  usePresence(request.id, isOpen);
  useEffect(() => markSeen({ id: request.id, version: seen }), [request.id, seen]);

  const next = () =>
    void navigate(
      neighbours.next === undefined ? neighbours.list : paths.request({ requestId: neighbours.next }),
    );
  const approval = useApproval(details, (body: ApproveBody) => {
    void decisions.approve({ request, version: seen }, body);
    next();
  });
  return (
    <Record
      neighbours={neighbours}
      to={(id) => paths.request({ requestId: id })}
      acts={
        isWaiting &&
        (isOwn ? (
          <OwnCase />
        ) : (
          <>
            {isPending && <KeyButton letter="a" label={t('request.approve')} act={approval.submit} />}
            <KeyButton
              letter="r"
              label={t('requests.reject')}
              variant="default"
              act={() => ask(decisions.rejecting([{ request, version: seen }], next))}
            />
          </>
        ))
      }
      aside={
        <>
          <PlaceCard details={details} />
          <GuardianCard details={details} />
        </>
      }
    >
      <RequestNotices
        details={details}
        isChanged={isOpen && seen !== request.version}
        onSeen={() => setSeen(request.version)}
      />
      <RequestCard details={details} />
      {isOpen && isPending && (
        <Card as="section" aria-label={t('approve.title')}>
          <Stack>
            <LookupNotice lists={Object.values(approval.choices)} />
            <ApproveForm approval={approval} details={details} />
          </Stack>
        </Card>
      )}
      {dialog}
    </Record>
  );
}

const everyMs = 20_000;

/** Tells the other operators that this request is open here, while the page is visible. */
function usePresence(id: number, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const bodyOf = (open: boolean) => ({ body: { subject: 'request' as const, id, open } });
    const end = request('POST /api/ops/presence', bodyOf(false));
    const leave = () => void end().catch(() => {});
    // A lost sign is no fault of the page: the next one says the same.
    const say = () => {
      if (document.visibilityState === 'visible')
        void call('POST /api/ops/presence', bodyOf(true)).catch(() => {});
    };
    say();
    const timer = setInterval(say, everyMs);
    document.addEventListener('visibilitychange', say);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', say);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [id, isOpen]);
}
