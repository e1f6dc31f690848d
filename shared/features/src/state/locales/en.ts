export default {
  retry: 'Try again',
  retrying: 'Trying again...',
  'failed.text': 'Nothing is lost. Check your connection, then try again.',
  'part.failed': 'This part could not be loaded.',
  'offline.title': 'No Internet!',
  'offline.kept': 'You see what was loaded last. It refreshes by itself once you are back online.',
  'offline.empty': 'This page loads by itself once you are back online.',
  'missing.title': 'We could not find that',
  'missing.text': 'It is not among yours, or it is gone. The address may be mistyped.',
} as const;
