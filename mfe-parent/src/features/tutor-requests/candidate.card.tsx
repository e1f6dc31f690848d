import type { Candidate, ProvedRecord } from '@porao/contracts';
import { failureText, lazyPart, useWrite } from '@porao/features';
import { formatDigits, formatMoney, formatNumber } from '@porao/platform';
import {
  Avatar,
  Badge,
  Button,
  Card,
  Group,
  Icon,
  type IconName,
  LinkAnchor,
  LinkButton,
  LoadingState,
  Stack,
  Text,
  Title,
} from '@porao/ui';
import { useId, useState } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import styles from './candidate.module.css';
import { waitOf } from './candidate-wait.ts';
import { prefer } from './requests.queries.ts';

const CandidateDetails = lazyPart(
  () => import(/* webpackChunkName: "candidate-details" */ './candidate-details.part.tsx'),
  () => <LoadingState label={t('candidates.details')} count={1} />,
);

interface CandidateCardProps {
  candidate: Candidate;
  requestId: number;
  /** The request has so many; the tutor's are compared with them. */
  wished: { subjects: number; days: number };
  /** The job still takes marks. */
  open: boolean;
  /** No more can be preferred. */
  full: boolean;
  onAsk: (what: AskedAbout) => void;
}

/** These acts ask for confirmation. */
export type AskedAbout = 'meet' | 'dismiss';

const tones = { shortlisted: 'info', appointed: 'accent', confirm: 'success' } as const;

/** A tutor who applied, low enough to be compared with the next one on a phone; the rest opens on press. */
export function CandidateCard(props: CandidateCardProps) {
  const { candidate, requestId, wished, open, full, onAsk } = props;
  const { name, photo, stage, preferred } = candidate;
  const [shown, setShown] = useState(false);
  const id = useId();
  const wait = waitOf(candidate);
  return (
    <Card as="article" aria-label={name}>
      <Stack gap="xs">
        <div className={styles.head}>
          <Avatar name={name} src={photo && `/storage/profile/${photo}`} decorative />
          <div>
            <Title order={2} size={4}>
              {name}
            </Title>
            <Text size="sm" tone="dim">
              {t(`gender.${candidate.gender}`)} · {distanceOf(candidate.distance_km)}
            </Text>
          </div>
        </div>
        <Comparison candidate={candidate} wished={wished} />
        {(stage !== 'applied' || candidate.meet_asked || (preferred && !open)) && (
          <Group>
            {stage !== 'applied' && <Badge tone={tones[stage]}>{t(`candidates.stage.${stage}`)}</Badge>}
            {candidate.meet_asked && (
              <Badge tone="accent" icon="check">
                {t('candidates.asked')}
              </Badge>
            )}
            {preferred && !open && <Badge tone="accent">{t('candidates.preferred')}</Badge>}
          </Group>
        )}
        {wait && <Text size="sm">{wait}</Text>}
        {candidate.meet_answered && open && <LinkAnchor to={paths.visit}>{t('visit.link')}</LinkAnchor>}
        <Group>
          {candidate.phone_no !== null && (
            <LinkButton size="sm" href={`tel:${candidate.phone_no}`} icon="phone">
              {t('call', { phone: formatDigits(candidate.phone_no) })}
            </LinkButton>
          )}
          {open && candidate.phone_no === null && !candidate.meet_asked && (
            <Button
              size="sm"
              variant="light"
              icon="calendar"
              aria-haspopup="dialog"
              onClick={() => onAsk('meet')}
            >
              {t('candidates.meet')}
            </Button>
          )}
          {open && candidate.phone_no === null && (
            <PreferButton candidate={candidate} requestId={requestId} full={full} />
          )}
          <Button
            size="sm"
            variant="subtle"
            icon={shown ? 'chevron-up' : 'chevron-down'}
            aria-expanded={shown}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            {t('candidates.details')}
          </Button>
        </Group>
        <div id={id} hidden={!shown}>
          {shown && <CandidateDetails candidate={candidate} open={open} onDismiss={() => onAsk('dismiss')} />}
        </div>
      </Stack>
    </Card>
  );
}

/** Whole kilometres, rounded up, in words. */
function distanceOf(km: number | null): string {
  if (km === null) return t('candidates.distance.unknown');
  return km === 1 ? t('candidates.distance.near') : t('candidates.distance', { km });
}

interface Compared {
  icon: IconName;
  text: string;
}

/** The same facts in the same order for each candidate; one that the tutor has not told is said to be unknown. */
function Comparison({ candidate, wished }: Pick<CandidateCardProps, 'candidate' | 'wished'>) {
  const { expected_salary, free_days, experience_months: months, proved } = candidate;
  const count = candidate.verified_credentials.length;
  const facts: Compared[] = [
    {
      icon: 'money',
      text:
        expected_salary === null
          ? t('candidates.pay.unknown')
          : t('candidates.pay', { salary: formatMoney(expected_salary) }),
    },
    { icon: 'briefcase', text: experienceText(months) },
    {
      icon: 'book',
      text: t('candidates.subjects', {
        matching: Math.min(candidate.matching_subjects.length, wished.subjects),
        wished: wished.subjects,
      }),
    },
    {
      icon: 'clock',
      text:
        free_days === null
          ? t('candidates.free.unknown')
          : t('candidates.free', { free: Math.min(free_days, wished.days), wished: wished.days }),
    },
    { icon: 'star', text: reviewsText(candidate) },
    {
      icon: 'shield',
      text: count === 0 ? t('candidates.credentials.none') : t('candidates.credentials', { count }),
    },
    ...(proved ? [{ icon: 'check', text: provedText(proved) } as const] : []),
  ];
  return (
    <ul className={styles.facts}>
      {facts.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} size={18} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function reviewsText({ rating, reviews: count }: Candidate): string {
  if (rating) return t('candidates.rating', { stars: formatNumber(rating.stars), count: rating.count });
  return count === 0 ? t('candidates.reviews.none') : t('candidates.reviews', { count });
}
/** Said of lessons that families proved by their code or word. */
const provedText = ({ months, lessons, on_time }: ProvedRecord): string =>
  t('candidates.proved', {
    months: formatNumber(months),
    lessons: formatNumber(lessons),
    on_time: formatNumber(on_time),
  });

function experienceText(months: number): string {
  if (months === 0) return t('candidates.years.none');
  return months < 12
    ? t('candidates.months', { count: months })
    : t('candidates.years', { count: Math.floor(months / 12) });
}

function PreferButton(props: Pick<CandidateCardProps, 'candidate' | 'requestId' | 'full'>) {
  const { candidate, requestId, full } = props;
  const { preferred } = candidate;
  const { busy, press } = useWrite({ ...prefer(requestId, candidate), failed: failureText });
  return (
    <Button
      size="sm"
      variant={preferred ? 'light' : 'default'}
      icon={preferred ? 'star-filled' : 'star'}
      aria-pressed={preferred}
      disabled={full && !preferred}
      busy={busy}
      onClick={() => press()}
    >
      {t(preferred ? 'candidates.preferred' : 'candidates.prefer')}
    </Button>
  );
}
