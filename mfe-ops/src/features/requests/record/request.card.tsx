import type { OpsRequestDetails } from '@porao/contracts';
import { formatDate, formatNumber, formatRelative } from '@porao/platform';
import { Card, DefinitionGrid, Notice, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { DueBadge } from '../../../common/due.badge.tsx';
import { isLate } from '../request-lines.tsx';
import styles from '../requests.module.css';
import { t } from './messages.ts';

export function RequestCard({ details }: { details: OpsRequestDetails }): ReactNode {
  const { request, private_details } = details;
  const { tutor_requirement: words } = request;
  return (
    <Card as="section" aria-label={t('facts.asked')}>
      <Stack>
        <DefinitionGrid
          minColumn="9rem"
          items={[
            {
              label: t('request.student'),
              value: `${request.student.name} (${t(`request.student.${request.student_gender}`)})`,
            },
            { label: t('facts.subjects'), value: namesOf(request.subjects) },
            { label: t('facts.place'), value: request.tutoring_place.tutoring_place },
            { label: t('facts.days'), value: formatNumber(request.days_in_week) },
            { label: t('facts.gender'), value: t(`facts.gender.${request.tutor_gender}`) },
            {
              label: t('request.curriculum'),
              value: request.curriculum?.curriculum_name ?? t('facts.none'),
            },
            {
              label: t('request.came'),
              value: `${formatDate(request.created_at)} (${formatRelative(request.created_at)})`,
            },
            ...(request.review_by
              ? [
                  {
                    label: t('request.review'),
                    value: <DueBadge by={request.review_by} of="operator" late={isLate(request)} />,
                  },
                ]
              : []),
          ]}
        />
        <Title order={2} size={4}>
          {t('request.words')}
        </Title>
        {words ? (
          <MarkedWords text={words} details={private_details} />
        ) : (
          <Text tone="dim">{t('request.words.none')}</Text>
        )}
        {private_details.length > 0 && (
          <Notice tone="warning" still>
            {t('request.private', { count: private_details.length })}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}

const namesOf = (subjects: readonly { subject_name: string }[]) =>
  subjects.map(({ subject_name }) => subject_name).join(', ');

type Details = OpsRequestDetails['private_details'];

/** The text in parts, each with what it gives away, if anything; details are in the order of the text. */
function partsOf(text: string, details: Details) {
  const parts: { from: number; text: string; kind?: Details[number]['kind'] }[] = [];
  let at = 0;
  for (const detail of details) {
    const from = text.indexOf(detail.text, at);
    if (from < 0) continue;
    if (from > at) parts.push({ from: at, text: text.slice(at, from) });
    parts.push({ from, text: detail.text, kind: detail.kind });
    at = from + detail.text.length;
  }
  return [...parts, { from: at, text: text.slice(at) }];
}

/** The guardian's words, with what should not be public marked and named. */
function MarkedWords({ text, details }: { text: string; details: Details }): ReactNode {
  return (
    <p className={styles.words}>
      {partsOf(text, details).map(({ from, text: part, kind }) =>
        kind ? (
          <mark key={from} className={styles.mark}>
            {part}
            <span className={styles.kind}> {t(`request.private.${kind}`)}</span>
          </mark>
        ) : (
          part
        ),
      )}
    </p>
  );
}
