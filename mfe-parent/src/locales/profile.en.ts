/** The guardian's profile and the settings of the account. */
export default {
  'account.failed': 'Your account could not be loaded',
  'settings.profile': 'Profile',
  'profile.nobody': 'John Doe',
  'profile.id': 'Profile ID : {id}',
  'profile.zoom': 'Show the photo large',
  'profile.photo': 'Photo of {name}',
  'profile.settings': 'Settings',
  'profile.personal': 'Personal Information',
  'profile.edit': 'Edit',
  'profile.name': 'Name',
  'profile.number': 'Number',
  'profile.additional': 'Additional Number',
  'profile.email': 'Email',
  'profile.created': 'Account Created',
  'profile.about': 'About Me',
} as const;
