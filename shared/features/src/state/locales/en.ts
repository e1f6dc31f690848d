export default {
  retry: 'Try again',
  retrying: 'Trying again...',
  'failed.text': 'Nothing is lost. Check your connection, then try again.',
  'failure.trouble': 'Something went wrong on our side. What you typed is still here: try again in a moment.',
  'failure.noAnswer':
    'The server could not be reached. What you typed is still here: check your connection and try again.',
  'failure.unavailable': 'This cannot be done at the moment. What you typed is still here: try again later.',
  'part.failed': 'This part could not be loaded.',
  'offline.title': 'No Internet!',
  'offline.kept':
    'These are the details that were loaded last. They refresh by themselves once you are back online.',
  'offline.empty': 'This page loads by itself once you are back online.',
  'missing.title': 'We could not find that',
  'missing.text': 'It does not belong to your account, or it was deleted. The address may be wrong.',
} as const;
