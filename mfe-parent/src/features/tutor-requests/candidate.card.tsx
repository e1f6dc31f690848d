import type { Candidate } from '@porao/contracts';
import { deadlineText, failureText, isPast, useWrite } from '@porao/features';
import { formatDate, formatDigits, formatRelative } from '@porao/platform';
import { Badge, Button, Card, Grid, Group, LinkButton, List, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { PersonHead } from '../../common/person.head.tsx';
import { prefer } from './requests.queries.ts';

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

interface CandidateActionsProps {
  candidate: Candidate;
  requestId: number;
  open: boolean;
  full: boolean;
  onAsk: (what: AskedAbout) => void;
}

/** These acts ask for confirmation. */
export type AskedAbout = 'meet' | 'dismiss';

/** Prefer, meet or go on without, while the job is open; the phone number once there is a deal. */
function CandidateActions(props: CandidateActionsProps) {
  const { candidate, requestId, open, full, onAsk } = props;
  const { busy, press } = useWrite({ ...prefer(requestId, candidate), failed: failureText });
  if (candidate.phone_no !== null) {
    return (
      <Group>
        <LinkButton href={`tel:${candidate.phone_no}`} icon="phone">
          {t('call', { phone: formatDigits(candidate.phone_no) })}
        </LinkButton>
        <LinkButton to={paths.myTutor} variant="light">
          {t('tutors.title')}
        </LinkButton>
      </Group>
    );
  }
  if (!open) return candidate.preferred ? <Badge tone="accent">{t('candidates.preferred')}</Badge> : null;
  return (
    <Group>
      <Button
        variant={candidate.preferred ? 'light' : 'default'}
        icon={candidate.preferred ? 'star-filled' : 'star'}
        aria-pressed={candidate.preferred}
        disabled={full && !candidate.preferred}
        title={full && !candidate.preferred ? t('candidates.full') : undefined}
        busy={busy}
        onClick={() => press()}
      >
        {t(candidate.preferred ? 'candidates.preferred' : 'candidates.prefer')}
      </Button>
      {candidate.meet_asked ? (
        <Badge tone="accent" icon="check">
          {t('candidates.asked')}
        </Badge>
      ) : (
        <Button variant="subtle" icon="calendar" aria-haspopup="dialog" onClick={() => onAsk('meet')}>
          {t('candidates.meet')}
        </Button>
      )}
      {(candidate.stage === 'applied' || candidate.stage === 'shortlisted') && (
        <Button variant="subtle" aria-haspopup="dialog" onClick={() => onAsk('dismiss')}>
          {t('candidates.unsuitable')}
        </Button>
      )}
    </Group>
  );
}
