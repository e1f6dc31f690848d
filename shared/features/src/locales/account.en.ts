export default {
  'account.name': 'Name',
  'account.email': 'E-mail',
  'account.emailUse': 'To sign in and for notices, once you have verified it in the notice settings.',
  'account.emailLost':
    'Another account has shown that the address you gave belongs to it. Please enter your own.',
  'account.gender': 'Gender',
  'account.additional': 'Additional phone number (optional)',
  'account.about': 'About me (optional)',
  'account.save': 'Save',
  'account.saving': 'Saving...',
  'account.failed': 'Failed to update profile',
} as const;
