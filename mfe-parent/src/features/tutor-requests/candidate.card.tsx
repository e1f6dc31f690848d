import type { Candidate } from '@porao/contracts';
import { deadlineText, isPast } from '@porao/features';
import { formatDate, formatDigits, formatRelative } from '@porao/platform';
import { Badge, Card, Grid, Group, List, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { PersonHead } from '../../common/person.head.tsx';
import { type AskedAbout, CandidateActions } from './candidate.actions.tsx';

interface CandidateCardProps {
  candidate: Candidate;
  requestId: number;
  /** The job still takes marks. */
  open: boolean;
  /** No more can be preferred. */
  full: boolean;
  onAsk: (what: AskedAbout) => void;
}

const tones = { applied: 'neutral', shortlisted: 'info', appointed: 'accent', confirm: 'success' } as const;

/** A tutor who applied: what helps to choose, and no contact before the deal. */
export function CandidateCard(props: CandidateCardProps) {
  const { candidate } = props;
  return (
    <Card as="article" aria-label={candidate.name}>
      <Stack>
        <PersonHead
          name={candidate.name}
          photo={candidate.photo}
          badge={<Badge tone={tones[candidate.stage]}>{t(`candidates.stage.${candidate.stage}`)}</Badge>}
          lines={[
            `${t(`gender.${candidate.gender}`)} · ${distanceOf(candidate.distance_km)}`,
            t('candidates.applied', { when: formatRelative(candidate.applied_at) }),
            ...answersText(candidate),
          ]}
        />
        <Group>
          <Badge tone="brand">{t('candidates.completion', { percent: candidate.completion })}</Badge>
          {candidate.verified_credentials.map((title) => (
            <Badge key={title} tone="success" icon="shield">
              {t('candidates.verified', { title })}
            </Badge>
          ))}
        </Group>
        {candidate.about_your_tutoring_style && <Text>{candidate.about_your_tutoring_style}</Text>}
        <CandidateHistory candidate={candidate} />
        <CandidateWaits candidate={candidate} />
        <CandidateActions {...props} />
      </Stack>
    </Card>
  );
}

/** Whole kilometres, rounded up, in words. */
function distanceOf(km: number | null): string {
  if (km === null) return t('candidates.distance.unknown');
  return km === 1 ? t('candidates.distance.near') : t('candidates.distance', { km });
}

/** Until when the tutor answers the family, and what happens then. */
function CandidateWaits({ candidate }: { candidate: Candidate }) {
  const text = waitOf(candidate);
  return text && <Text size="sm">{text}</Text>;
}

function waitOf({ accept_by, accepted, meet_by, meet_answered }: Candidate): string | null {
  if (accept_by) {
    if (accepted) return t('candidates.accepted');
    return t(isPast(accept_by) ? 'candidates.accept.late' : 'candidates.accept.by', {
      date: deadlineText(accept_by),
    });
  }
  if (!meet_by) return null;
  if (meet_answered) return t('candidates.meet.agreed');
  return t(isPast(meet_by) ? 'candidates.meet.late' : 'candidates.meet.by', { date: deadlineText(meet_by) });
}

/** Says how the tutor answered families before; nothing below three times. */
function answersText({ answers }: Candidate): string[] {
  if (!answers) return [];
  if (answers.share === 0 || answers.median_hours === null) return [t('candidates.answers.never')];
  return [t('candidates.answers', { share: answers.share, hours: Math.max(1, answers.median_hours) })];
}

function CandidateHistory({ candidate }: { candidate: Candidate }) {
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
