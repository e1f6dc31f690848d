import type { MyTutor, Page } from '@porao/contracts';
import { CardState, type CardStateProps, TitledCard } from '@porao/features';
import { formatDigits, formatTime } from '@porao/platform';
import { Anchor, Avatar, Flex, Group, LinkAnchor, Stack, Text } from '@porao/ui';
import { useState } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { lessonsOf } from './today.ts';

type Tutors = Pick<Page<MyTutor>, 'data'>;
type TutorsProps = Pick<CardStateProps<Tutors>, 'source'>;

/** Tutors of running deals: the way to their week, their phone, and what the guardian still has to say. */
export function TutorsCard({ source }: TutorsProps) {
  return (
    <TitledCard title={t('tutors.title')}>
      <CardState source={source}>
        {({ data }) =>
          data.length === 0 ? (
            <Text tone="dim">{t('tutors.empty.text')}</Text>
          ) : (
            <Stack as="ul" gap="sm" aria-label={t('tutors.title')}>
              {data.map((record) => (
                <TutorRow key={record.id} record={record} />
              ))}
            </Stack>
          )
        }
      </CardState>
    </TitledCard>
  );
}

function weekOf({ tutor_id, tuition_job_offer_id, tuition_job_offer }: MyTutor): string {
  const stdId = tuition_job_offer.student_id;
  return stdId === null
    ? paths.myTutor
    : paths.routine({ stdId, tutorId: tutor_id, jobId: tuition_job_offer_id });
}

/** A student who was removed has no name. */
function teachesText({ tutor, tuition_job_offer: { student_name: student } }: MyTutor): string {
  const { name } = tutor.user;
  return student ? t('routine.of', { tutor: name, student }) : name;
}

function TutorRow({ record }: { record: MyTutor }) {
  const { name, photo, phone_no } = record.tutor.user;
  const { student_name } = record.tuition_job_offer;
  return (
    <Flex as="li" gap="sm">
      <Avatar name={name} src={photo && `/storage/profile/${photo}`} decorative />
      <div>
        <LinkAnchor to={weekOf(record)}>{name}</LinkAnchor>
        <Text size="sm" tone="dim">
          {student_name && <>{t('tutors.teaches', { student: student_name })} · </>}
          <Anchor href={`tel:${phone_no}`} aria-label={t('call', { phone: formatDigits(phone_no) })}>
            {formatDigits(phone_no)}
          </Anchor>
        </Text>
        {record.state === 'in_process' && !record.started_by_guardian && (
          <LinkAnchor to={paths.myTutor}>{t('tutors.started.title')}</LinkAnchor>
        )}
      </div>
    </Flex>
  );
}

/** The lessons of today in Bangladesh; nothing where nobody teaches. */
export function TodayCard({ source }: TutorsProps) {
  const [now] = useState(() => new Date());
  const tutors = source.data?.data ?? [];
  const [first] = tutors;
  if (!first) return null;
  const lessons = lessonsOf(tutors, now);
  const isPlanned = tutors.some(({ routine }) => routine && routine.length > 0);
  return (
    <TitledCard title={t('today.title')}>
      {lessons.length === 0 ? (
        <Group justify="space-between">
          <Text tone="dim">{t(isPlanned ? 'today.none' : 'today.unplanned')}</Text>
          {!isPlanned && <LinkAnchor to={weekOf(first)}>{t('today.plan')}</LinkAnchor>}
        </Group>
      ) : (
        <Stack as="ul" gap="sm" aria-label={t('today.title')}>
          {lessons.map(({ record, time, subjects }) => (
            <li key={`${record.id} ${time}`}>
              <LinkAnchor to={weekOf(record)}>
                <time dateTime={time}>{formatTime(time)}</time>, {subjects.join(', ')}
              </LinkAnchor>
              <Text size="sm" tone="dim">
                {teachesText(record)}
              </Text>
              <LinkAnchor to={paths.lessons({ dealId: record.id })}>{t('today.code')}</LinkAnchor>
            </li>
          ))}
        </Stack>
      )}
    </TitledCard>
  );
}
