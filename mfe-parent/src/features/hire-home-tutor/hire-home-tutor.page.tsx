import type { TutorRequest } from '@porao/contracts';
import { MissingState, QueryState } from '@porao/features';
import { Navigate, notify, query, useNavigate, useQuery, useSearchParams } from '@porao/platform';
import { LoadingState } from '@porao/ui';
import { type ReactNode, useEffect } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { HireLayout } from './hire.layout.tsx';
import { RequestForm } from './request.form.tsx';

const list = paths.tutorRequests;

/** A new request, one with the values of the one in `?again=`, or a change of the one in `?edit=` while it is pending. */
export default function HireHomeTutorPage() {
  const [params] = useSearchParams();
  const edit = params.get('edit');
  const kept = edit ?? params.get('again');
  if (kept === null) return <NewRequest />;
  const id = Number(kept);
  return (
    <HireLayout edit={edit !== null}>
      {Number.isInteger(id) && id > 0 ? (
        <KeptRequest key={id} id={id}>
          {(request) => (edit === null ? <Again request={request} /> : <Changed request={request} />)}
        </KeptRequest>
      ) : (
        <Missing />
      )}
    </HireLayout>
  );
}

function NewRequest() {
  const navigate = useNavigate();
  return (
    <HireLayout>
      <RequestForm onSaved={() => void navigate(list)} />
    </HireLayout>
  );
}

/** A new request that begins with the values of a rejected one. */
function Again({ request }: { request: TutorRequest }) {
  const navigate = useNavigate();
  return <RequestForm like={request} onSaved={() => void navigate(list)} />;
}

function KeptRequest({ id, children }: { id: number; children: (request: TutorRequest) => ReactNode }) {
  const request = useQuery(query('GET /api/tutor-request/:id', { params: { id } }));
  return (
    <QueryState
      source={request}
      skeleton={<LoadingState label={t('request.loading')} shape="form" count={6} />}
      error={t('request.failed')}
      home={{ to: list, label: t('requests.all') }}
    >
      {({ data }) => children(data)}
    </QueryState>
  );
}

function Changed({ request }: { request: TutorRequest }) {
  return request.stage === 'Pending' ? <Change request={request} /> : <NotPending id={request.id} />;
}

function Change({ request }: { request: TutorRequest }) {
  const navigate = useNavigate();
  /** Goes back one page, or to the list where this page was opened first. */
  const back = () => {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (idx !== undefined && idx > 0) void navigate(-1);
    else void navigate(list, { replace: true });
  };
  return <RequestForm request={request} onSaved={back} />;
}

/** Only a pending request can be changed (decision OQ-058); its page has what can be done now. */
function NotPending({ id }: { id: number }) {
  useEffect(() => {
    notify({ tone: 'info', message: t('request.notPending') });
  }, []);
  return <Navigate replace to={paths.tutorRequest({ requestId: id })} />;
}

const Missing = () => <MissingState home={{ to: list, label: t('requests.all') }} />;
