export default {
  'settings.password': 'Change password',
  'settings.account': 'Your account and where you are signed in',
} as const;
