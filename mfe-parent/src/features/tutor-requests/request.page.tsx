import { type Candidate, maxPreferred, type TutorRequest } from '@porao/contracts';
import { MissingState, QueryState } from '@porao/features';
import { formatNumber, query, useLocation, useParams, useQuery } from '@porao/platform';
import { Card, EmptyState, Group, LoadingState, Notice, PageHeader, Stack, TabLinks } from '@porao/ui';
import { useState } from 'react';
import { AreaPage } from '../../common/area.page.tsx';
import type { AskDialogProps } from '../../common/ask.dialog.tsx';
import { AskDialog } from '../../common/ask.lazy.ts';
import { t } from '../../common/messages.ts';
import { PagedList } from '../../common/paged.list.tsx';
import { usePage } from '../../common/paged.ts';
import { paths } from '../../common/paths.ts';
import { type AskedAbout, CandidateCard } from './candidate.card.tsx';
import { HiringNotice } from './hiring.notice.tsx';
import { RequestActions, RequestFacts, RequestLine } from './request.card.tsx';
import { askToMeet, dismiss, useCandidates } from './requests.queries.ts';
import { RequestWait, StageBadge, StageReason } from './stage.tsx';
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
        <StageReason request={request} />
        <RequestWait request={request} />
        <Group>
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
    return (
      <EmptyState
        title={t(request.stage === 'Pending' ? 'candidates.waiting' : 'candidates.none')}
        text={request.stage === 'Pending' ? t('candidates.waiting.text') : undefined}
      />
    );
  }
  return <Candidates request={request} />;
}

function Candidates({ request }: { request: TutorRequest }) {
  const candidates = useCandidates(request.id, usePage());
  const [about, setAbout] = useState<{ candidate: Candidate; what: AskedAbout }>();
  const [opened, setOpened] = useState(false);
  const open = request.stage === 'Approved';
  const rows = candidates.data?.data ?? [];
  const preferred = rows.filter((row) => row.preferred).length;
  const asked = rows.find((row) => row.meet_asked);
  return (
    <Stack>
      {open && <RequestWait request={request} />}
      {open && rows.length > 0 && (
        <Notice tone="info" still>
          {t('candidates.hint', { max: formatNumber(maxPreferred) })}
        </Notice>
      )}
      <PagedList
        source={candidates}
        renderItem={(candidate) => (
          <CandidateCard
            candidate={candidate}
            requestId={request.id}
            open={open}
            full={preferred >= maxPreferred}
            onAsk={(what) => {
              setAbout({ candidate, what });
              setOpened(true);
            }}
          />
        )}
        label={t('requests.tab.candidates')}
        error={t('candidates.failed')}
        empty={{ title: t('candidates.empty'), text: t('candidates.empty.text') }}
      />
      {about && (
        <AskDialog
          {...(about.what === 'meet'
            ? meeting(request.id, about.candidate, asked)
            : dismissal(request.id, about.candidate))}
          opened={opened}
          onClose={() => setOpened(false)}
        />
      )}
    </Stack>
  );
}

type Question = Omit<AskDialogProps, 'opened' | 'onClose'>;

const meeting = (requestId: number, candidate: Candidate, asked: Candidate | undefined): Question => ({
  title: t('candidates.meet.title', { name: candidate.name }),
  text: [
    t('candidates.meet.text'),
    ...(asked && asked.id !== candidate.id ? [t('candidates.meet.before', { name: asked.name })] : []),
  ],
  yes: t('candidates.meet.yes'),
  no: t('candidates.meet.no'),
  busyLabel: t('candidates.meet.asking'),
  write: askToMeet(requestId, candidate),
});

const dismissal = (requestId: number, candidate: Candidate): Question => ({
  title: t('candidates.unsuitable.title', { name: candidate.name }),
  text: [t('candidates.unsuitable.text')],
  yes: t('candidates.unsuitable.yes'),
  no: t('candidates.unsuitable.no'),
  busyLabel: t('candidates.unsuitable.ending'),
  danger: true,
  write: dismiss(requestId, candidate),
});
