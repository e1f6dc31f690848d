/** The shell's own pages, outside every remote. The build hands them to the gateway. */
export const shellPages = [
  { path: '/account-switcher', title: { en: 'Switching Account', bn: 'অ্যাকাউন্ট বদল' } },
  { path: '/ui', title: { en: 'Drawer demo', bn: 'ড্রয়ারের নমুনা' } },
] as const;

export type ShellPage = (typeof shellPages)[number];

/** The shell's page at a path. */
export function findShellPage(pathname: string): ShellPage | undefined {
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  return shellPages.find((page) => page.path === path);
}
