import { noticeSettings } from '@porao/contracts/paths';
import { failureText, useWrite } from '@porao/features';
import { callPublic, useSearchParams, useSession } from '@porao/platform';
import { Button, LinkAnchor, Notice, PageContainer, PageHeader, Stack } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { t } from './messages.ts';

const acts = {
  proof: (token: string) => callPublic('POST /api/notices/email/confirm', { body: { token } }),
  unsubscribe: (token: string) => callPublic('POST /api/notices/unsubscribe', { query: { token } }),
};

/** Does what a link of an e-mail is for, by its token, without signing in. Only by a press: programs that look through
 * e-mails open every link. */
export function TokenPage({ act }: { act: keyof typeof acts }): ReactNode {
  const [answer, setAnswer] = useState<string>();
  const token = useSearchParams()[0].get('token');
  const isSignedIn = useSession() !== null;
  const { busy, error, press } = useWrite({
    send: (): Promise<{ message: string }> => acts[act](token ?? ''),
    failed: null,
    onDone: ({ message }) => setAnswer(message),
  });
  const isOpen = answer === undefined && token !== null;
  return (
    <PageContainer width="narrow" py="3xl">
      <Stack gap="lg" align="start" data-main-content>
        <PageHeader title={t(`${act}.title`)} {...(isOpen && { text: t(`${act}.text`) })} />
        {token === null && <Notice tone="error">{t('token.missing')}</Notice>}
        {answer && (
          <Notice tone="success" title={t('token.done')}>
            {answer}
          </Notice>
        )}
        {error && (
          <Notice tone="error" title={t('token.failed')}>
            {failureText(error)}
          </Notice>
        )}
        {isOpen && (
          <Button size="lg" busy={busy} busyLabel={t('token.busy')} onClick={() => press()}>
            {t(`${act}.do`)}
          </Button>
        )}
        {(isSignedIn || error || token === null) && (
          <LinkAnchor to={noticeSettings}>{t('token.settings')}</LinkAnchor>
        )}
      </Stack>
    </PageContainer>
  );
}
