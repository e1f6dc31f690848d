import { routeMatcher } from '@porao/contracts/page';

/** The shell's own pages, outside every remote. The build writes them into its `build-info.json`. */
export const shellPages = [
  { path: '/account-switcher', title: { en: 'Switching Account', bn: 'অ্যাকাউন্ট বদল' } },
  { path: '/notices/settings', title: { en: 'Notice settings', bn: 'নোটিশের সেটিংস' } },
  { path: '/notices/email', title: { en: 'Verify your e-mail address', bn: 'আপনার ই-মেইল যাচাই করুন' } },
  {
    path: '/notices/unsubscribe',
    title: { en: 'No more e-mails of this kind', bn: 'এ ধরনের ই-মেইল আর নয়' },
  },
  { path: '/ui', title: { en: 'Drawer demo', bn: 'ড্রয়ারের নমুনা' } },
] as const;

export type ShellPage = (typeof shellPages)[number];

/** The shell's page at a path. */
export const findShellPage: (pathname: string) => ShellPage | undefined = routeMatcher(
  shellPages,
  ({ path }) => path,
);
