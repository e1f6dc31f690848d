import { FailedState, OfflineState, refusalText } from '@porao/features';
import { query, session, useLocation, useOnline, useQuery, useSession } from '@porao/platform';
import { LoadingState, Notice, PageContainer, PageHeader, Stack } from '@porao/ui';
import { type ReactNode, useEffect } from 'react';
import { EmailSection } from './email.section.tsx';
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
