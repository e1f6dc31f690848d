import type { OpsCredential } from '@porao/contracts';
import { formatDate, lazyComponent } from '@porao/platform';
import { Button, Card, DefinitionGrid, LinkAnchor, Stack, Text } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { KeyButton } from '../../common/keyboard/key.button.tsx';
import { paths } from '../../common/paths.ts';
import type { ReasonDialogProps } from '../../common/reason.dialog.tsx';
import { Record } from '../../common/record.tsx';
import { useCredentialActs } from './credential-acts.ts';
import { t } from './messages.ts';
import { Picture } from './picture.tsx';

const ReasonDialog = lazyComponent<ReasonDialogProps>(
  () => import(/* webpackChunkName: "reason" */ '../../common/reason.dialog.tsx'),
);

const refusals = ['unreadable', 'cut', 'kind', 'name', 'edited'] as const;

interface CredentialRecordProps {
  credential: OpsCredential;
  onDecided: () => void;
}

/** The picture with its decisions. One that is decided opens only with a reason of its own. */
export function CredentialRecord({ credential, onDecided }: CredentialRecordProps): ReactNode {
  const act = useCredentialActs();
  const isWaiting = credential.state === 'unverified';
  const [why, setWhy] = useState(isWaiting ? 'verification' : undefined);
  const [asked, setAsked] = useState<'view' | 'refuse' | 'unverify'>();
  const [opened, setOpened] = useState(false);
  const ask = (what: typeof asked) => () => {
    setAsked(what);
    setOpened(true);
  };
  const decide = (what: Parameters<typeof act>[1], reason: string) => {
    act(credential, what, reason);
    onDecided();
  };
  return (
    <Record
      acts={
        isWaiting ? (
          <>
            <KeyButton
              letter="v"
              label={t('credentials.verify')}
              act={() => decide('verify', t('credentials.checked'))}
            />
            <KeyButton letter="r" variant="danger" label={t('credentials.refuse')} act={ask('refuse')} />
          </>
        ) : (
          <KeyButton letter="d" variant="default" label={t('credentials.reopen')} act={ask('unverify')} />
        )
      }
    >
      {why === undefined ? (
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
      {asked && (
        <ReasonDialog
          key={asked}
          opened={opened}
          onClose={() => setOpened(false)}
          title={t(`credentials.ask.${asked}`)}
          text={t(`credentials.ask.${asked}.text`)}
          {...(asked === 'refuse' && { reasons: refusals.map((one) => t(`credentials.reason.${one}`)) })}
          confirmLabel={t(`credentials.ask.${asked}.confirm`)}
          danger={asked === 'refuse'}
          onConfirm={(reason) => (asked === 'view' ? setWhy(reason) : decide(asked, reason))}
        />
      )}
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
