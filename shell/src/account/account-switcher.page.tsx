import { signInPath } from '@porao/contracts/page';
import { parentPersonalInfo } from '@porao/contracts/paths';
import {
  ApiError,
  homeOf,
  Navigate,
  notify,
  safePath,
  session,
  useNavigate,
  useSearchParams,
  useSession,
} from '@porao/platform';
import { Button, LinkButton, PageContainer, Spinner, Stack, Text, Title } from '@porao/ui';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { t } from '../messages.ts';
import { SessionContext } from '../session/session.context.ts';
import { switchAccount } from './switch-account.ts';

/** Switches to the role in `to`, else to the account's other one, and goes to the path in `next`, else to the role's
 * area, after a failure back. */
export default function AccountSwitcherPage(): ReactNode {
  const signedIn = useSession();
  // The session before the switch, which changes it.
  const [who] = useState(signedIn);
  const store = useContext(SessionContext);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = search.get('to');
  const next = safePath(search.get('next'));
  const begun = useRef(false);
  // A link of another site must not change the account: what was pressed on this site did not open it.
  const [mayJoin, setMayJoin] = useState(hasPrevious);
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    if (begun.current || !store?.authorization() || !who) return;
    begun.current = true;
    const change = async () => {
      const record = await switchAccount(asked, mayJoin);
      if (!record) return setAsking(true);
      session().start(record);
      void navigate(next ?? homeOf(record.type), { replace: true });
    };
    change().catch((error: unknown) => {
      // A guardian without a gender cannot become a tutor: it is chosen there, and trying again does not help.
      const isStuck = error instanceof ApiError && error.code === 'CONFLICT' && who.type === 'parent';
      const toast = { tone: 'error', title: t('switch.failed') } as const;
      if (isStuck) {
        notify({ ...toast, message: error.message, duration: false });
        return void navigate(parentPersonalInfo, { replace: true });
      }
      notify({ ...toast, message: t('switch.failed.text') });
      if (hasPrevious()) void navigate(-1);
      else void navigate(homeOf(who.type), { replace: true });
    });
  }, [store, who, navigate, asked, next, mayJoin]);

  if (!who) return <Navigate to={signInPath} replace />;
  const join = () => {
    begun.current = false;
    setAsking(false);
    setMayJoin(true);
  };
  return (
    <PageContainer width="narrow" py="3xl">
      {isAsking ? (
        <Stack align="center" data-main-content>
          <Title order={1} align="center">
            {t('switch.ask')}
          </Title>
          <Text align="center">{t('switch.ask.text')}</Text>
          <Button onClick={join}>{t('switch.ask.yes')}</Button>
          <LinkButton variant="subtle" to={homeOf(who.type)}>
            {t('switch.ask.no')}
          </LinkButton>
        </Stack>
      ) : (
        <Stack align="center" data-main-content role="status">
          <Spinner />
          <Title order={1} align="center">
            {t('switch.title')}
          </Title>
          <Text tone="dim" align="center">
            {t('switch.wait')}
          </Text>
        </Stack>
      )}
    </PageContainer>
  );
}

/** Returns whether this tab was on another page of the site before; the router counts its entries. */
const hasPrevious = (): boolean => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;
