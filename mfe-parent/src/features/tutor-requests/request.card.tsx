import type { TutorRequest } from '@porao/contracts';
import { trialLessons } from '@porao/contracts/charge-rules';
import { jobDetails, pathTo } from '@porao/contracts/paths';
import { formatDate, formatDigits, formatMoney, formatNumber, query, useQueryClient } from '@porao/platform';
import {
  Button,
  Card,
  CardAction,
  DefinitionGrid,
  Group,
  LinkAnchor,
  LinkButton,
  Stack,
  Text,
  Title,
} from '@porao/ui';
import { useState } from 'react';
import { AskDialog } from '../../common/ask.lazy.ts';
import styles from '../../common/common.module.css';
import { placeName, studentName } from '../../common/family/names.ts';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { AgainLink } from '../../common/requests/again.link.tsx';
import { RequestWait, StageBadge, StageReason } from '../../common/requests/stage.tsx';
import { StudentMissing, Terms } from './open-points.part.tsx';
import { withdraw } from './requests.queries.ts';

export function RequestCard({ request }: { request: TutorRequest }) {
  return (
    <Card as="article" interactive aria-label={t('requests.id', { id: formatDigits(request.id) })}>
      <Stack>
        <div className={styles.end}>
          <Title order={2} size={3}>
            <LinkAnchor to={paths.tutorRequest({ requestId: request.id })} look="plain" stretched>
              {t('requests.card', { class: request.i_class.class_name })}
            </LinkAnchor>
          </Title>
          <StageBadge stage={request.stage} />
        </div>
        <RequestLine request={request} />
        <RequestFacts request={request} />
        <StageReason request={request} />
        <RequestWait request={request} />
        <CardAction>
          <Group>
            <AgainLink request={request} />
            <RequestActions request={request} />
          </Group>
        </CardAction>
      </Stack>
    </Card>
  );
}

export function RequestLine({ request }: { request: TutorRequest }) {
  return (
    <Text size="sm" tone="dim" as="span">
      {request.tutoring_category.category_name} · {t('requests.id', { id: formatDigits(request.id) })} ·{' '}
      <time dateTime={request.created_at}>
        {t('requests.posted', { date: formatDate(request.created_at) })}
      </time>
    </Text>
  );
}

export function RequestFacts({ request }: { request: TutorRequest }) {
  const { budget, time_of_day, start_date } = request;
  return (
    <>
      <StudentMissing request={request} />
      <Terms request={request} />
      <DefinitionGrid
        minColumn="8.75rem"
        items={[
          { label: t('requests.student'), value: studentName(request.student), icon: 'user' },
          {
            label: t('requests.curriculum'),
            // The form of a new student asks for the category under this name.
            value: request.curriculum?.curriculum_name ?? request.tutoring_category.category_name,
            icon: 'school',
          },
          { label: t('requests.place'), value: request.tutoring_place.tutoring_place, icon: 'home' },
          {
            label: t('requests.days'),
            value: t('requests.days.count', { count: request.days_in_week }),
            icon: 'calendar',
          },
          {
            label: t('requests.gender'),
            value: t(`gender.${request.tutor_gender}`),
            icon: 'users',
          },
          ...(budget === null
            ? []
            : [
                {
                  label: t('requests.budget'),
                  value: formatMoney(budget),
                  icon: 'money' as const,
                },
              ]),
          {
            label: t('requests.time'),
            value: t(`time.${time_of_day}`),
            icon: 'clock',
          },
          ...(start_date === null
            ? []
            : [{ label: t('requests.start'), value: formatDate(start_date), icon: 'calendar' as const }]),
          ...(request.trial_lesson
            ? [{ label: t('requests.trial'), value: formatNumber(trialLessons), icon: 'check' as const }]
            : []),
          {
            label: t('requests.location'),
            value: placeName(request.parent_location),
            icon: 'location',
            wide: true,
          },
          {
            label: t('requests.subjects'),
            value: request.subjects.map(({ subject_name }) => subject_name).join(', '),
            icon: 'book',
            wide: true,
          },
          {
            label: t('requests.requirement'),
            value: request.tutor_requirement ?? t('unspecified'),
            icon: 'message',
            wide: true,
          },
        ]}
      />
    </>
  );
}

/** Shows what a guardian can do with a request in its stage: only a pending one can be changed (PAR-040), and a rejected
 * one sent again as a new one. */
export function RequestActions({ request }: { request: TutorRequest }) {
  const client = useQueryClient();
  const read = query('GET /api/tutor-request/:id', { params: { id: request.id } });
  const [asking, setAsking] = useState(false);
  if (request.stage === 'Pending' || request.stage === 'Terms') {
    return (
      <Group>
        {request.stage === 'Pending' && (
          <LinkButton
            variant="light"
            icon="edit"
            to={`${paths.hireTutor}?edit=${request.id}`}
            // The form then opens filled with the request that is shown (decision OQ-058).
            onClick={() => client.setQueryData(read.queryKey, { data: request })}
          >
            {t('request.update')}
          </LinkButton>
        )}
        <Button variant="subtle" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('requests.withdraw')}
        </Button>
        <AskDialog
          opened={asking}
          onClose={() => setAsking(false)}
          title={t('requests.withdraw.title')}
          text={[t('requests.withdraw.text', { class: request.i_class.class_name })]}
          yes={t('requests.withdraw')}
          no={t('requests.withdraw.keep')}
          busyLabel={t('requests.withdrawing')}
          danger
          write={withdraw(request.id)}
        />
      </Group>
    );
  }
  if (request.stage === 'Rejected') {
    return (
      <LinkButton
        variant="light"
        icon="edit"
        to={`${paths.hireTutor}?again=${request.id}`}
        onClick={() => client.setQueryData(read.queryKey, { data: request })}
      >
        {t('requests.again')}
      </LinkButton>
    );
  }
  if (request.tuition_job_offer_id === null) return null;
  return (
    <Group>
      <LinkButton variant="light" icon="users" to={paths.candidates({ requestId: request.id })}>
        {t('requests.candidates', { number: formatNumber(request.candidates) })}
      </LinkButton>
      <LinkButton
        variant="subtle"
        icon="briefcase"
        to={pathTo(jobDetails, { jobId: request.tuition_job_offer_id })}
        target="_blank"
      >
        {t('requests.job')}
      </LinkButton>
    </Group>
  );
}
