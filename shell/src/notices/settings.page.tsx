import type { NoticeSettings } from '@porao/contracts';
import {
  answerMessage,
  FailedState,
  failureToast,
  OfflineState,
  refusalText,
  TitledCard,
  useWrite,
} from '@porao/features';
import { call, query, session, useLocation, useOnline, useQuery, useSession } from '@porao/platform';
import { Button, LoadingState, Notice, PageContainer, PageHeader, Stack, Text } from '@porao/ui';
import { type ReactNode, useEffect } from 'react';
import { t } from './messages.ts';
import { PushSection } from './push.section.tsx';
import { SettingsForm } from './settings.form.tsx';

export function NoticeSettingsPage(): ReactNode {
  const isSignedIn = useSession() !== null;
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isSignedIn) session().require(pathname);
  }, [isSignedIn, pathname]);
  return (
    <PageContainer width="narrow" py="xl">
      <Stack gap="lg" data-main-content>
        <PageHeader title={t('title')} text={t('text')} />
        {isSignedIn && <Settings />}
      </Stack>
    </PageContainer>
  );
}

function Settings(): ReactNode {
  const online = useOnline();
  const settings = useQuery(query('GET /api/notices/settings'));
  const user = useQuery(query('GET /api/v1/user'));
  if (settings.data && user.data)
    return (
      <>
        <SettingsForm settings={settings.data} roles={user.data.data.roles} />
        <EmailSection email={settings.data.email} />
        <PushSection />
      </>
    );
  const error = settings.error ?? user.error;
  if (!online || settings.fetchStatus === 'paused') return <OfflineState />;
  if (!error) return <LoadingState label={t('loading')} shape="form" count={6} />;
  const refusal = refusalText(error);
  return (
    <>
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <FailedState title={t('failed')} sources={[settings, user]} />
    </>
  );
}

function EmailSection({ email }: { email: NoticeSettings['email'] }): ReactNode {
  const { busy, press } = useWrite({
    send: () => call('POST /api/notices/email'),
    success: answerMessage,
    failed: failureToast(t('email.failed')),
  });
  const { address, verified } = email;
  const isOpen = !verified && address !== '';
  const text = isOpen ? t('email.open', { address }) : t('email.none');
  return (
    <TitledCard title={t('email.title')} roomy>
      <Stack align="start">
        <Text>{verified ? t('email.proved', { address }) : text}</Text>
        {isOpen && (
          <Button variant="light" busy={busy} busyLabel={t('email.sending')} onClick={() => press()}>
            {t('email.send')}
          </Button>
        )}
      </Stack>
    </TitledCard>
  );
}
