import type { Candidate } from '@porao/contracts';
import { DealProblem, tutorChecked } from '@porao/features';
import { formatDate, formatDigits, formatRelative } from '@porao/platform';
import { Badge, Button, Grid, Group, LinkButton, List, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { CandidateReviews } from './candidate-reviews.tsx';

interface CandidateDetailsProps {
  candidate: Candidate;
  /** The job still takes marks. */
  open: boolean;
  onDismiss: () => void;
}

/** The rest about a tutor who applied, and the way to go on without. */
export default function CandidateDetails({ candidate, open, onDismiss }: CandidateDetailsProps) {
  const isEarly = candidate.stage === 'applied' || candidate.stage === 'shortlisted';
  const lines = [t('candidates.applied', { when: formatRelative(candidate.applied_at) })].concat(
    answersText(candidate),
  );
  return (
    <Stack>
      <Text size="sm" tone="dim">
        {lines.join(' · ')}
      </Text>
      {candidate.matching_subjects.length > 0 && (
        <Text>{t('candidates.teaches', { subjects: candidate.matching_subjects.join(', ') })}</Text>
      )}
      {candidate.phone_checked_at !== undefined && <Text size="sm">{tutorChecked(candidate)}</Text>}
      {candidate.verified_credentials.length > 0 && (
        <Group>
          {candidate.verified_credentials.map((title) => (
            <Badge key={title} tone="success" icon="shield">
              {t('candidates.verified', { title })}
            </Badge>
          ))}
        </Group>
      )}
      {candidate.about_your_tutoring_style && <Text>{candidate.about_your_tutoring_style}</Text>}
      {candidate.reviews > 0 && <CandidateReviews id={candidate.id} />}
      <CandidateHistory candidate={candidate} />
      {(candidate.phone_no !== null || (open && isEarly)) && (
        <Group>
          {candidate.phone_no !== null && (
            <LinkButton to={paths.myTutor} variant="light">
              {t('tutors.title')}
            </LinkButton>
          )}
          {open && isEarly && (
            <Button variant="subtle" aria-haspopup="dialog" onClick={onDismiss}>
              {t('candidates.unsuitable')}
            </Button>
          )}
        </Group>
      )}
      {/* With a deal the problem is one of that, and reported there. */}
      {candidate.phone_no === null && (
        <DealProblem of={{ candidate: candidate.id }} kind="report" side="guardian" name={candidate.name} />
      )}
    </Stack>
  );
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
