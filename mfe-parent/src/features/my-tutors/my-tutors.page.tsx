import type { MyTutor } from '@porao/contracts';
import { DealProblem, deadlineText, EndDealButton, EndedDeals, isPast } from '@porao/features';
import { formatDigits, useNavigate } from '@porao/platform';
import { Badge, Button, Card, Group, LinkAnchor, LinkButton, Stack, Text } from '@porao/ui';
import { useState } from 'react';
import { AskDialog } from '../../common/ask.lazy.ts';
import { t } from '../../common/messages.ts';
import { PagedList } from '../../common/paged.list.tsx';
import { usePage } from '../../common/paged.ts';
import { paths } from '../../common/paths.ts';
import { PersonHead } from '../../common/person.head.tsx';
import { SectionPage } from '../../common/section.page.tsx';
import { dealCalls, started, universityOf, useMyTutors } from '../../common/tutors.queries.ts';

export default function MyTutorsPage() {
  const tutors = useMyTutors(usePage());
  return (
    <SectionPage title={t('tutors.title')} section="teachers">
      <PagedList
        source={tutors}
        renderItem={(tutor) => <TutorCard record={tutor} />}
        label={t('tutors.title')}
        error={t('tutors.failed')}
        empty={{
          title: t('tutors.empty'),
          text: t('tutors.empty.text'),
          action: <LinkButton to={paths.hireTutor}>{t('requests.hire')}</LinkButton>,
        }}
      />
      <EndedDeals side="guardian" />
    </SectionPage>
  );
}

/** A hired tutor: how to call them, and the way to their week. */
function TutorCard({ record }: { record: MyTutor }) {
  const { user } = record.tutor;
  const { student_id, student_name } = record.tuition_job_offer;
  const navigate = useNavigate();
  const onEnded = () => {
    const requestId = record.tutor_request_id;
    // There the family finds another tutor.
    if (requestId) void navigate(paths.tutorRequest({ requestId }));
  };
  return (
    <Card as="article" aria-label={user.name}>
      <Stack>
        <PersonHead
          name={user.name}
          photo={user.photo}
          badge={
            <Badge tone={record.state === 'continue' ? 'success' : 'accent'}>
              {t(`tutors.state.${record.state}`)}
            </Badge>
          }
          lines={[
            universityOf(record) ?? t('unspecified'),
            ...(student_name === null ? [] : [t('tutors.teaches', { student: student_name })]),
          ]}
        />
        <Group>
          <LinkButton href={`tel:${user.phone_no}`} variant="light" icon="phone">
            {t('call', { phone: formatDigits(user.phone_no) })}
          </LinkButton>
          <LinkButton to={paths.lessons({ dealId: record.id })} variant="light" icon="list">
            {t('lessons.title')}
          </LinkButton>
          {student_id !== null && (
            <LinkButton
              to={paths.routine({
                stdId: student_id,
                tutorId: record.tutor_id,
                jobId: record.tuition_job_offer_id,
              })}
              icon="calendar"
            >
              {t('tutors.manage')}
            </LinkButton>
          )}
          <StartedButton record={record} />
        </Group>
        {record.state === 'in_process' && record.started_by_guardian && (
          <Text size="sm" tone="dim">
            {t('tutors.started.waits')}
          </Text>
        )}
        {record.start_by && (
          <Text size="sm" tone="dim">
            {t(isPast(record.start_by) ? 'tutors.start.late' : 'tutors.start.by', {
              date: deadlineText(record.start_by),
            })}
          </Text>
        )}
        {record.state === 'in_process' && <LinkAnchor to={paths.visit}>{t('visit.link')}</LinkAnchor>}
        <DealProblem
          of={{ deal: record.id }}
          side="guardian"
          name={user.name}
          beside={
            <EndDealButton
              dealId={record.id}
              side="guardian"
              name={user.name}
              stale={dealCalls}
              onEnded={onEnded}
            />
          }
        />
      </Stack>
    </Card>
  );
}

/** Confirmed once: when the tutor confirms too, the deal continues. */
function StartedButton({ record }: { record: MyTutor }) {
  const [asking, setAsking] = useState(false);
  const open = record.state === 'in_process' && !record.started_by_guardian;
  return (
    <>
      {open && (
        <Button variant="subtle" icon="check" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('tutors.started')}
        </Button>
      )}
      <AskDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('tutors.started.title')}
        text={[t('tutors.started.text', { name: record.tutor.user.name })]}
        yes={t('tutors.started.yes')}
        no={t('tutors.started.no')}
        busyLabel={t('saving')}
        write={started(record.id)}
      />
    </>
  );
}
