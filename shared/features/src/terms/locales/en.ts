export default {
  'terms.charge': 'Platform charge',
  'terms.charge.none': 'None for this job',
  'terms.charge.value': {
    one: '{amount}, once: {percent}% of the first month’s salary of {base}. Due {count} day after Porao confirms you for the job; nothing is due before.',
    other:
      '{amount}, once: {percent}% of the first month’s salary of {base}. Due {count} days after Porao confirms you for the job; nothing is due before.',
  },
  'terms.fit': 'You and this job',
  'terms.fit.class': 'You teach this class',
  'terms.fit.noClass': 'The class is not among yours',
  'terms.fit.subjects': 'you teach {fit} of its {all} subjects',
  'terms.trial': 'Trial lessons',
  'terms.trial.text': {
    one: '{count}: after it either side can end the tuition. What it costs is agreed with the family.',
    other: '{count}: after them either side can end the tuition. What they cost is agreed with the family.',
  },
  'terms.distance': 'Distance',
  'terms.distance.value': 'About {km} km from where you teach',
  'terms.family': 'How the family answers',
  'terms.family.new': 'Too few answers so far to say',
  'terms.family.answered': 'About {answered} of {count} applications in time',
  'terms.gender':
    'The family prefers a tutor of the other gender. You can still go on; tutors they prefer may come first.',
} as const;
