import type { Availability, Certificate, Education, Experience } from '@porao/contracts';
import { graduated, schoolLevels } from '@porao/contracts/constants';
import { formatDate, formatDigits } from '@porao/platform';
import { Badge, DefinitionGrid, type Fact, Group, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';
import { shown } from './fact.ts';
import { slots } from './filled.ts';
import styles from './profile.module.css';

const semesterOf = ({ current_semester: semester }: Education): string => {
  if (semester === null) return t('profile.none');
  return semester === graduated ? t('profile.graduated') : t('profile.semester.number', { number: semester });
};

function educationFacts(entry: Education): Fact[] {
  const result = { label: t('profile.result'), value: shown(entry.result && formatDigits(entry.result)) };
  const year = {
    label: t('profile.year'),
    value: shown(entry.passing_year === null ? null : formatDigits(entry.passing_year)),
  };
  if (!schoolLevels.includes(entry.education_level_id)) {
    return [
      { label: t('profile.department'), value: shown(entry.department?.department_name) },
      { label: t('profile.instituteType'), value: shown(entry.university_type) },
      { label: t('profile.semester'), value: semesterOf(entry) },
      result,
      year,
    ];
  }
  const medium = entry.curriculum_dependency?.name;
  return [
    { label: t('profile.group'), value: shown(entry.group?.group_name) },
    {
      label: t('profile.curriculum'),
      value: shown([entry.curriculum?.curriculum_name, medium].filter(Boolean).join(', ')),
    },
    { label: t('profile.board'), value: shown(entry.board?.board_name) },
    result,
    year,
  ];
}

/** One degree; `actions` are shown beside its title. */
export function EducationEntry({ entry, actions }: { entry: Education; actions?: ReactNode }) {
  return (
    <Stack gap="xs">
      <div className={styles.entryHead}>
        <Stack gap="2xs">
          <Group>
            <Title order={3} size={4}>
              {entry.exam_title}
            </Title>
            {entry.current_institute === '1' && <Badge tone="brand">{t('profile.current')}</Badge>}
          </Group>
          <Text size="sm" tone="dim">
            {entry.education_level.dependency_name} · {shown(entry.university?.university_name)}
          </Text>
        </Stack>
        {actions}
      </div>
      <DefinitionGrid items={educationFacts(entry)} />
    </Stack>
  );
}

/** One experience. */
export function ExperienceEntry({ entry, actions }: { entry: Experience; actions?: ReactNode }) {
  return (
    <Stack gap="xs">
      <div className={styles.entryHead}>
        <Stack gap="2xs">
          <Title order={3} size={4}>
            {entry.i_classes.class_name} · {entry.tutoring_category.category_name}
          </Title>
          <Text size="sm" tone="dim">
            {entry.teaching_location} ·{' '}
            {t('profile.fromTo', {
              from: formatDate(entry.duration_from),
              to: formatDate(entry.duration_to),
            })}
          </Text>
        </Stack>
        {actions}
      </div>
      <Text className={styles.prose}>{entry.about}</Text>
    </Stack>
  );
}

/** The days that have a slot. */
export function AvailabilityFacts({ week }: { week: readonly Availability[] }) {
  const days = week
    .map((row) => ({ day: row.day, free: slots.filter((slot) => row[slot] === 1) }))
    .filter(({ free }) => free.length > 0);
  return (
    <dl className={styles.week}>
      {days.map(({ day, free }) => (
        <div key={day}>
          <dt>{t(`day.${day}` as 'day.1')}</dt>
          <dd>
            {free.map((slot) => (
              <Badge key={slot} tone="brand">
                {t(`slot.${slot}`)}
              </Badge>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Thumbnails of the credentials; each opens its image. */
export function CredentialGrid({
  rows,
  actionsOf,
}: {
  rows: readonly Certificate[];
  actionsOf?: (row: Certificate) => ReactNode;
}) {
  return (
    <ul className={styles.thumbs}>
      {rows.map((row) => (
        <li key={row.id} className={styles.thumb}>
          <a
            href={row.certificate_url}
            target="_blank"
            rel="noopener"
            aria-label={t('profile.credential.open', { title: row.certificate_types.title })}
          >
            <img src={row.certificate_url} alt="" loading="lazy" decoding="async" />
          </a>
          <div className={styles.thumbFoot}>
            <Text size="sm" weight="medium">
              {row.certificate_types.title}
            </Text>
            {actionsOf?.(row)}
          </div>
          {row.verified && <Badge tone="success">{t('profile.credential.verified')}</Badge>}
          {row.refused_reason && (
            <Text size="sm" tone="error">
              {t('profile.credential.refused', { reason: row.refused_reason })}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}
