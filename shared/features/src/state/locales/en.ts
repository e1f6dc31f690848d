export default {
  retry: 'Try again',
  retrying: 'Trying again...',
  'failed.text': 'Nothing is lost. Check your connection, then try again.',
  'part.failed': 'This part could not be loaded.',
  'offline.title': 'No Internet!',
  'offline.kept':
    'These are the details that were loaded last. They refresh by themselves once you are back online.',
  'offline.empty': 'This page loads by itself once you are back online.',
  'missing.title': 'We could not find that',
  'missing.text': 'It does not belong to your account, or it was deleted. The address may be wrong.',
} as const;
