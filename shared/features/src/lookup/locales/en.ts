export default {
  'gender.male': 'Male',
  'gender.female': 'Female',
  'lookup.failed': 'Some lists could not be loaded. What you filled in is still here.',
  'lookup.retry': 'Try again',
  'institute.placeholder': 'Type a few letters',
  'institute.failed': 'The search did not work. Check your connection and type again.',
  'institute.count': { one: '{count} suggestion', other: '{count} suggestions' },
  'institute.clear': 'Empty the field',
  'institute.add': 'Add “{name}”',
  'institute.creating': 'Adding...',
} as const;
