/** The settings pages in the order of their tabs (TUT-024). */
export const tabs = [
  'personal-info',
  'change-password',
  'social-media',
  'account-status',
  'pay-info',
] as const;
export type Tab = (typeof tabs)[number];

export const settingsPath = (tab: Tab): string => `/tutor/settings/${tab}`;
