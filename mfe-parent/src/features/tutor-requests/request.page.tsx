import type { TutorRequest } from '@porao/contracts';
import { MissingState, QueryState } from '@porao/features';
import { formatNumber, query, useLocation, useParams, useQuery } from '@porao/platform';
import { Card, EmptyState, Group, LoadingState, PageHeader, Stack, TabLinks } from '@porao/ui';
import { AreaPage } from '../../common/area.page.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { AgainLink } from '../../common/requests/again.link.tsx';
import { RequestWait, StageBadge, StageReason } from '../../common/requests/stage.tsx';
import { Candidates } from './candidates.part.tsx';
import { Ended } from './ended.part.tsx';
import { HiringNotice } from './hiring.notice.tsx';
import { RequestActions, RequestFacts, RequestLine } from './request.card.tsx';
import { TutorAlert } from './tutor-alert.part.tsx';

const home = () => ({ to: paths.tutorRequests, label: t('requests.all') });

export default function RequestPage() {
  const id = Number(useParams()['requestId']);
  const valid = Number.isInteger(id) && id > 0;
  const request = useQuery({ ...query('GET /api/tutor-request/:id', { params: { id } }), enabled: valid });
  return (
    <AreaPage>
      {valid ? (
        <QueryState
          source={request}
          skeleton={<LoadingState label={t('requests.loading')} shape="detail" count={1} />}
          error={t('request.failed')}
          home={home()}
          order={1}
        >
          {({ data }) => <Request request={data} />}
        </QueryState>
      ) : (
        <MissingState home={home()} order={1} />
      )}
    </AreaPage>
  );
}

function Request({ request }: { request: TutorRequest }) {
  const { pathname } = useLocation();
  const isCandidates = pathname.endsWith('/candidates');
  return (
    <>
      <PageHeader
        back={home()}
        title={t('requests.card', { class: request.i_class.class_name })}
        text={<RequestLine request={request} />}
        actions={<StageBadge stage={request.stage} />}
      />
      <Stack gap="lg">
        {request.hiring_passed && <HiringNotice requestId={request.id} date={request.hiring_passed} />}
        <TabLinks
          label={t('requests.tabs')}
          items={[
            { to: paths.tutorRequest({ requestId: request.id }), label: t('requests.tab.details') },
            {
              to: paths.candidates({ requestId: request.id }),
              label: t('requests.tab.candidates'),
              count: formatNumber(request.candidates),
            },
          ]}
        />
        {isCandidates ? <CandidatesTab request={request} /> : <Details request={request} />}
      </Stack>
    </>
  );
}

function Details({ request }: { request: TutorRequest }) {
  return (
    <Card as="section">
      <Stack>
        <RequestFacts request={request} />
        {request.deal === 'ended' ? <Ended request={request} /> : <StageReason request={request} />}
        <RequestWait request={request} />
        <Group>
          {!request.ended?.another_by && <AgainLink request={request} />}
          <RequestActions request={request} />
        </Group>
        {request.tuition_job_offer_id !== null && <TutorAlert request={request} />}
      </Stack>
    </Card>
  );
}

/** Tutors who applied to the job of a request; the guardian's marks help the operator to choose (decision OQ-142). */
function CandidatesTab({ request }: { request: TutorRequest }) {
  if (request.tuition_job_offer_id === null) {
    if (request.stage === 'Pending' || request.stage === 'Terms')
      return <EmptyState title={t('candidates.waiting')} text={t('candidates.waiting.text')} />;
    const again =
      request.stage === 'Rejected' ? <RequestActions request={request} /> : <AgainLink request={request} />;
    return <EmptyState title={t('candidates.none')} action={again} />;
  }
  return <Candidates request={request} />;
}
