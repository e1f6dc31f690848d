import type { TutorGender } from '@porao/contracts';
import { jobDetails, pathTo } from '@porao/contracts/paths';
import { formatDigits, formatMoney } from '@porao/platform';
import { Card, CardAction, DefinitionGrid, Flex, Group, LinkAnchor, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';
import { paths } from './paths.ts';

/** Is what the card of a job shows, in every list. */
export interface JobSummary {
  id: number;
  class_name: string;
  category_name: string;
  tutoring_place: string;
  /** Taka a month. */
  salary: number;
  days_in_week: number;
  subjects: readonly string[];
  location_name: string | null;
  tutor_gender: TutorGender;
}

interface JobCardProps {
  job: JobSummary;
  /** When it was posted or applied to. */
  when: ReactNode;
  badge?: ReactNode;
  /** A button at the top; pressed itself, not the card. */
  action?: ReactNode;
  note?: ReactNode;
}

/** A job in a list; the whole card leads to its page. */
export function JobCard({ job, when, badge, action, note }: JobCardProps) {
  const facts = [
    { label: t('job.place'), value: job.tutoring_place, icon: 'home' },
    { label: t('job.location'), value: job.location_name ?? t('job.nowhere'), icon: 'location' },
    { label: t('job.subjects'), value: job.subjects.join(', ') || t('job.nowhere'), icon: 'book' },
  ] as const;
  return (
    <Card as="article" interactive>
      <Stack gap="sm">
        <Flex justify="space-between" align="start" gap="sm">
          <Stack gap="2xs">
            <Title order={2} size={3}>
              <LinkAnchor to={pathTo(jobDetails, { jobId: job.id })} look="plain" stretched>
                {t('job.title', { class: job.class_name })}
              </LinkAnchor>
            </Title>
            <Text size="sm" tone="dim">
              {job.category_name} · {t('job.id', { id: formatDigits(job.id) })}
            </Text>
          </Stack>
          {action && <CardAction>{action}</CardAction>}
        </Flex>
        <Group gap="xs">
          <Text as="strong" size="lg" weight="bold" tone="brand">
            {t('job.salary', { salary: formatMoney(job.salary) })}
          </Text>
          <Text as="span" tone="dim">
            {t('job.days', { count: job.days_in_week })}
          </Text>
          {badge}
        </Group>
        <DefinitionGrid items={facts} minColumn="12rem" />
        {note}
        <Group justify="space-between">
          <Text as="span" size="sm" tone="dim">
            {t(`job.gender.${job.tutor_gender}`)}
          </Text>
          <Text as="span" size="sm" tone="dim">
            {when}
          </Text>
          <CardAction>
            <LinkAnchor to={paths.report({ jobId: job.id })}>{t('report.link')}</LinkAnchor>
          </CardAction>
        </Group>
      </Stack>
    </Card>
  );
}
