export default {
  'account.name': 'Name',
  'account.email': 'E-mail',
  'account.gender': 'Gender',
  'account.additional': 'Additional phone number (optional)',
  'account.about': 'About me (optional)',
  'account.save': 'Save',
  'account.saving': 'Saving...',
  'account.failed': 'Failed to update profile',
} as const;
