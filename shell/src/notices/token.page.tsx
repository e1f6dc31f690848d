import { noticeSettings } from '@porao/contracts/paths';
import { failureText } from '@porao/features';
import { callPublic, useSearchParams, useSession } from '@porao/platform';
import { Button, LinkAnchor, Notice, PageContainer, PageHeader, Stack } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { t } from './messages.ts';

const acts = {
  proof: (token: string) => callPublic('POST /api/notices/email/confirm', { body: { token } }),
  unsubscribe: (token: string) => callPublic('POST /api/notices/unsubscribe', { query: { token } }),
};

interface TokenPageProps {
  act: keyof typeof acts;
}

type State = { name: 'open' | 'busy' } | { name: 'done' | 'failed'; message: string };

/** Does what a link of an e-mail is for, by its token, without signing in. Only by a press: programs that look through
 * e-mails open every link. */
export function TokenPage({ act }: TokenPageProps): ReactNode {
  const [state, setState] = useState<State>({ name: 'open' });
  const token = useSearchParams()[0].get('token');
  const isSignedIn = useSession() !== null;
  const press = async () => {
    setState({ name: 'busy' });
    try {
      const { message } = await acts[act](token ?? '');
      setState({ name: 'done', message });
    } catch (error) {
      setState({ name: 'failed', message: failureText(error) });
    }
  };
  const isOpen = state.name !== 'done' && token !== null;
  return (
    <PageContainer width="narrow" py="3xl">
      <Stack gap="lg" align="start" data-main-content>
        <PageHeader title={t(`${act}.title`)} {...(isOpen && { text: t(`${act}.text`) })} />
        {token === null && <Notice tone="error">{t('token.missing')}</Notice>}
        {'message' in state && (
          <Notice
            tone={state.name === 'done' ? 'success' : 'error'}
            title={t(state.name === 'done' ? 'token.done' : 'token.failed')}
          >
            {state.message}
          </Notice>
        )}
        {isOpen && (
          <Button
            size="lg"
            busy={state.name === 'busy'}
            busyLabel={t('token.busy')}
            onClick={() => void press()}
          >
            {t(`${act}.do`)}
          </Button>
        )}
        {isSignedIn && <LinkAnchor to={noticeSettings}>{t('token.settings')}</LinkAnchor>}
      </Stack>
    </PageContainer>
  );
}
