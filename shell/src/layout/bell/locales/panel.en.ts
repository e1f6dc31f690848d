export default {
  title: 'Notices',
  new: 'New:',
  loading: 'Loading notices',
  empty: 'No notices yet',
  'empty.text': 'What happens with your account and your tuitions is shown here.',
  failed: 'Your notices could not be loaded',
  readAll: 'Mark all as read',
  'readAll.failed': 'They were not marked as read',
  older: 'Older notices',
  olderBusy: 'Loading...',
  settings: 'Notice settings',
} as const;
