import { routeMatcher } from '@porao/contracts/page';
import { accountSwitcher, noticeEmail, noticeSettings, smsAnswer, unsubscribe } from '@porao/contracts/paths';

const notices = { en: 'Notices', bn: 'নোটিশ' };

/** The shell's own pages, outside every remote. The build writes them into its `build-info.json`. */
export const shellPages = [
  { path: accountSwitcher, title: { en: 'Switching Account', bn: 'অ্যাকাউন্ট বদল' } },
  { path: noticeSettings, title: notices },
  { path: noticeEmail, title: notices },
  { path: unsubscribe, title: notices },
  { path: smsAnswer, title: notices },
  { path: '/ui', title: { en: 'Drawer demo', bn: 'ড্রয়ারের নমুনা' } },
] as const;

export type ShellPage = (typeof shellPages)[number];

export const findShellPage: (pathname: string) => ShellPage | undefined = routeMatcher(
  shellPages,
  ({ path }) => path,
);
