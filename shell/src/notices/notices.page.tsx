import { noticeEmail, smsAnswer, unsubscribe } from '@porao/contracts/paths';
import { useLocation } from '@porao/platform';
import type { ReactNode } from 'react';
import { AnswerPage } from './answer.page.tsx';
import { NoticeSettingsPage } from './settings.page.tsx';
import { TokenPage } from './token.page.tsx';

/** The pages of notices, in one file: each file of the shell makes its first script longer. */
export default function NoticesPage(): ReactNode {
  const { pathname } = useLocation();
  if (pathname.startsWith(noticeEmail)) return <TokenPage act="proof" />;
  if (pathname.startsWith(unsubscribe)) return <TokenPage act="unsubscribe" />;
  if (pathname.startsWith(smsAnswer)) return <AnswerPage />;
  return <NoticeSettingsPage />;
}
