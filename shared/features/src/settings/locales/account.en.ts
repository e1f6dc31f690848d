export default {
  'account.name': 'Name',
  'account.email': 'E-mail',
  'account.emailUse':
    'Optional: to sign in and for notices, once you have verified it in the notice settings.',
  'account.emailNone':
    'Optional. None is stored: if you gave one, another account has verified it as its own.',
  'account.gender': 'Gender',
  'account.additional': 'Additional phone number (optional)',
  'account.about': 'About me (optional)',
  'account.save': 'Save',
  'account.saving': 'Saving...',
  'account.failed': 'Failed to update profile',
} as const;
