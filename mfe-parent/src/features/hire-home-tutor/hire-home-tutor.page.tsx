import type { TutorRequest } from '@porao/contracts';
import { MissingState, QueryState } from '@porao/features';
import { Navigate, notify, query, useNavigate, useQuery, useSearchParams } from '@porao/platform';
import { LoadingState } from '@porao/ui';
import { useEffect } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { HireLayout } from './hire.layout.tsx';
import { RequestForm } from './request.form.tsx';

const list = paths.tutorRequests;

/** A new request, or a change of the one in `?edit=` while it is pending. */
export default function HireHomeTutorPage() {
  const edit = useSearchParams()[0].get('edit');
  if (edit === null) return <NewRequest />;
  const id = Number(edit);
  return (
    <HireLayout edit>
      {Number.isInteger(id) && id > 0 ? <ChangedRequest key={id} id={id} /> : <Missing />}
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

function ChangedRequest({ id }: { id: number }) {
  const request = useQuery(query('GET /api/tutor-request/:id', { params: { id } }));
  return (
    <QueryState
      source={request}
      skeleton={<LoadingState label={t('request.loading')} shape="form" count={6} />}
      error={t('request.failed')}
      home={{ to: list, label: t('requests.all') }}
    >
      {({ data }) => (data.stage === 'Pending' ? <Change request={data} /> : <NotPending />)}
    </QueryState>
  );
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

/** Only a pending request can be changed (decision OQ-058). */
function NotPending() {
  useEffect(() => {
    notify({ tone: 'info', message: t('request.notPending') });
  }, []);
  return <Navigate replace to={list} />;
}

const Missing = () => <MissingState home={{ to: list, label: t('requests.all') }} />;
