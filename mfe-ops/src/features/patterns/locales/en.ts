export default {
  'patterns.failed': 'The patterns could not be loaded.',
  'patterns.empty': 'Nothing unusual',
  'patterns.empty.text': 'Patterns of deals and accounts that need a look are shown here.',
  'patterns.kind': 'Pattern',
  'patterns.show': 'Show',
  'patterns.show.open': 'To look at',
  'patterns.show.all': 'All',
  'patterns.person': 'Of account {id}',
  'patterns.everybody': 'Of everybody',
} as const;
