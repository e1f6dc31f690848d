import type { OpsCredential } from '@porao/contracts';
import { failureText } from '@porao/features';
import { call, formatDate, useQuery } from '@porao/platform';
import { Button, Card, DefinitionGrid, ErrorState, LinkAnchor, Skeleton, Stack, Text } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../common/acts/acts.store.ts';
import { request } from '../../common/acts/request.ts';
import { useReasonDialog } from '../../common/ask-reason.tsx';
import { KeyButton } from '../../common/keyboard/key.button.tsx';
import { OwnCase, useIsOwnCase } from '../../common/own-case.tsx';
import { paths } from '../../common/paths.ts';
import { Record } from '../../common/record.tsx';
import { t } from './messages.ts';
import { PictureViewer } from './picture.viewer.tsx';

const refusals = ['unreadable', 'cut', 'kind', 'name', 'edited'] as const;

interface CredentialRecordProps {
  credential: OpsCredential;
  onDecided: () => void;
}

/** The picture with its decisions. One that is decided opens only with a reason of its own. */
export function CredentialRecord({ credential, onDecided }: CredentialRecordProps): ReactNode {
  const act = useCredentialActs();
  const isOwn = useIsOwnCase(credential.user_id);
  const isWaiting = credential.state === 'unverified';
  const [why, setWhy] = useState(isWaiting ? 'verification' : undefined);
  const [dialog, askReason] = useReasonDialog();
  const decide = (what: Parameters<typeof act>[1], reason: string) => {
    const end = act(credential, what, reason);
    onDecided();
    return end;
  };
  const ask = (what: 'view' | 'refuse' | 'unverify') => () =>
    askReason({
      about: `credential-${credential.id}-${what}`,
      title: t(`credentials.ask.${what}`),
      text: t(`credentials.ask.${what}.text`),
      ...(what === 'refuse' && { reasons: refusals.map((one) => t(`credentials.reason.${one}`)) }),
      confirmLabel: t(`credentials.ask.${what}.confirm`),
      danger: what === 'refuse',
      onConfirm: (reason) => {
        if (what !== 'view') return decide(what, reason);
        setWhy(reason);
        return undefined;
      },
    });
  return (
    <Record
      acts={
        isOwn ? (
          <OwnCase />
        ) : isWaiting ? (
          <>
            <KeyButton
              letter="v"
              label={t('credentials.verify')}
              act={() => void decide('verify', t('credentials.checked'))}
            />
            <KeyButton letter="r" variant="danger" label={t('credentials.refuse')} act={ask('refuse')} />
          </>
        ) : (
          <KeyButton letter="d" variant="default" label={t('credentials.reopen')} act={ask('unverify')} />
        )
      }
    >
      {isOwn ? null : why === undefined ? (
        <Card>
          <Stack>
            <Text>{t('credentials.closed')}</Text>
            <Button variant="light" icon="eye" onClick={ask('view')}>
              {t('credentials.open')}
            </Button>
          </Stack>
        </Card>
      ) : (
        <Picture credential={credential} reason={why} />
      )}
      <Card>
        <DefinitionGrid minColumn="11rem" items={factsOf(credential)} />
      </Card>
      {dialog}
    </Record>
  );
}

const factsOf = ({ user_id, tutor_name, title, created_at, decided_at, refused_reason }: OpsCredential) => [
  {
    label: t('credentials.tutor'),
    value: <LinkAnchor to={paths.person({ userId: user_id })}>{tutor_name}</LinkAnchor>,
  },
  { label: t('credentials.kind'), value: title },
  { label: t('credentials.added'), value: formatDate(created_at) },
  ...(decided_at === null ? [] : [{ label: t('credentials.decided'), value: formatDate(decided_at) }]),
  ...(refused_reason === null ? [] : [{ label: t('credentials.why'), value: refused_reason }]),
];

/** Shorter than the ten minutes that a link holds. */
const linkMs = 9 * 60_000;

/** The link to an image. Each request of one is written to the log, so it is asked for once. */
const useImage = (id: number, reason: string) =>
  useQuery({
    queryKey: ['POST /api/ops/credentials/:id/view', id, reason],
    queryFn: () => call('POST /api/ops/credentials/:id/view', { params: { id }, body: { reason } }),
    staleTime: linkMs,
    gcTime: linkMs,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

function Picture({ credential, reason }: { credential: OpsCredential; reason: string }): ReactNode {
  const link = useImage(credential.id, reason);
  const [broken, setBroken] = useState(false);
  const retry = () => {
    setBroken(false);
    void link.refetch();
  };
  if (link.error || broken) {
    const text = link.error ? failureText(link.error) : t('picture.broken');
    return (
      <ErrorState title={t('picture.failed')} text={text} onRetry={retry} retryLabel={t('picture.retry')} />
    );
  }
  if (!link.data || link.isFetching) {
    return (
      <div role="status" aria-label={t('picture.loading')}>
        <Skeleton height="24rem" />
      </div>
    );
  }
  return (
    <PictureViewer
      src={link.data.data.certificate_url}
      name={nameOf(credential)}
      onBroken={() => setBroken(true)}
    />
  );
}

export const subjectOf = ({ id }: Pick<OpsCredential, 'id'>): string => `credential:${id}`;
export const nameOf = ({ title, tutor_name }: OpsCredential): string =>
  t('credentials.name', { title, tutor: tutor_name });

/** Decisions about a credential; each is sent at once and can be taken back. */
function useCredentialActs() {
  const begin = useAct();
  return (credential: OpsCredential, what: 'verify' | 'refuse' | 'unverify', reason: string) => {
    const params = { id: credential.id };
    const { version } = credential;
    const back = { reason: t('credentials.takenBack'), takes_back: true } as const;
    return begin({
      subject: subjectOf(credential),
      text: t(`credentials.done.${what}`, { credential: nameOf(credential) }),
      send: request(`POST /api/ops/credentials/:id/${what}`, { params, body: { reason, version } }),
      ...(credential.state === 'unverified' && {
        undo: request('POST /api/ops/credentials/:id/unverify', { params, body: back }),
      }),
    });
  };
}
