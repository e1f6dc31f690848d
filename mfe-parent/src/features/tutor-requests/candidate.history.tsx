import type { Candidate } from '@porao/contracts';
import { formatDate, formatDigits } from '@porao/platform';
import { Badge, Grid, Group, List, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';

export function CandidateHistory({ candidate }: { candidate: Candidate }) {
  const education = candidate.education.map((row) => ({
    key: `${row.education_level} ${row.exam_title}`,
    content: (
      <>
        <Group>
          <Text as="span" weight="medium">
            {[row.exam_title, row.department_name].filter(Boolean).join(', ')}
          </Text>
          {row.current_institute && <Badge tone="info">{t('candidates.studies')}</Badge>}
        </Group>
        <Text size="sm" tone="dim">
          {[row.university_name, row.result && t('candidates.result', { result: formatDigits(row.result) })]
            .filter(Boolean)
            .join(' · ') || row.education_level}
        </Text>
      </>
    ),
  }));
  const experience = candidate.experience.map((row) => ({
    key: `${row.class_name} ${row.duration_from} ${row.duration_to}`,
    content: (
      <>
        <Text weight="medium">
          {row.class_name}, {row.category_name}
        </Text>
        <Text size="sm" tone="dim">
          {t('candidates.period', {
            from: formatDate(row.duration_from),
            to: formatDate(row.duration_to),
          })}
        </Text>
      </>
    ),
  }));
  return (
    <Grid minColumn="16rem" gap="md">
      <Part
        title={t('candidates.education')}
        icon="school"
        items={education}
        none={t('candidates.noEducation')}
      />
      <Part
        title={t('candidates.experience')}
        icon="briefcase"
        items={experience}
        none={t('candidates.noExperience')}
      />
    </Grid>
  );
}

interface PartProps {
  title: string;
  icon: 'school' | 'briefcase';
  items: { key: string; content: ReactNode }[];
  none: string;
}

function Part({ title, icon, items, none }: PartProps) {
  return (
    <Stack gap="xs" as="section">
      <Title order={3} size={4}>
        {title}
      </Title>
      {items.length > 0 ? <List icon={icon} items={items} /> : <Text tone="dim">{none}</Text>}
    </Stack>
  );
}
