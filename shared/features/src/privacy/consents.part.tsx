import type { Consent } from '@porao/contracts';
import {
  jobAlerts,
  myTutors,
  noticeSettings,
  terms,
  tutorAlerts,
  tutorCv,
  tutorStudents,
} from '@porao/contracts/paths';
import { formatDate, query, useQuery } from '@porao/platform';
import { LinkAnchor, LoadingState, Stack, Text } from '@porao/ui';
import { TitledCard } from '../page/titled.card.tsx';
import { QueryState } from '../state/query-state.tsx';
import { t } from './consents.text.ts';
import type { Side } from './kept.ts';

/** Everything that the account agreed to, with its date, and how it is taken back. */
export function Consents({ side }: { side: Side }) {
  const consents = useQuery(query('GET /api/consents'));
  return (
    <TitledCard title={t('title')} roomy>
      <Text tone="dim">{t('text')}</Text>
      <QueryState
        source={consents}
        skeleton={<LoadingState label={t('loading')} count={2} />}
        error={t('failed')}
      >
        {({ data }) =>
          data.length === 0 ? (
            <Text>{t('empty')}</Text>
          ) : (
            <Stack as="ul" gap="sm" aria-label={t('list')}>
              {data.map((consent) => (
                <li key={`${consent.kind} ${consent.version} ${consent.job_id}`}>
                  <Text weight="medium">{titleOf(consent)}</Text>
                  <Text size="sm" tone="dim">
                    {t('on', { day: formatDate(consent.at) })}
                  </Text>
                  <Ending kind={consent.kind} side={side} />
                </li>
              ))}
            </Stack>
          )
        }
      </QueryState>
    </TitledCard>
  );
}

function titleOf({ kind, version, job_id }: Consent): string {
  if (kind === 'terms') return version ? t('terms', { day: formatDate(version) }) : t('terms.old');
  return kind === 'sharing' ? t('sharing', { id: job_id ?? '' }) : t(kind);
}

/** The way to take it back, in words or as a link. */
function Ending({ kind, side }: { kind: Consent['kind']; side: Side }) {
  const words = kind === 'terms' || kind === 'sharing' || kind === 'sms' ? t(`${kind}.end`) : null;
  const link = linkOf(kind, side);
  return (
    <>
      {words && <Text size="sm">{words}</Text>}
      {link && <LinkAnchor to={link.to}>{link.label}</LinkAnchor>}
    </>
  );
}

function linkOf(kind: Consent['kind'], side: Side) {
  if (kind === 'sms') return null;
  if (kind === 'record') return { to: tutorCv, label: t('record.link') };
  if (kind === 'terms') return { to: terms, label: t('terms.link') };
  if (kind === 'email' || kind === 'push') return { to: noticeSettings, label: t('notices.link') };
  const isTutor = side === 'tutor';
  return kind === 'sharing'
    ? { to: isTutor ? tutorStudents : myTutors, label: t(`sharing.link.${side}`) }
    : { to: isTutor ? jobAlerts : tutorAlerts, label: t('alerts.link') };
}
