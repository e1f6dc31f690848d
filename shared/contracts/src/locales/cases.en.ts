/** Words of problems, decisions and replies; pages that list them take these. */
export default {
  'case.kind.unsafe': 'Somebody is not safe',
  'case.kind.no_tutor_came': 'No tutor came',
  'case.kind.lessons_not_held': 'Lessons were not held',
  'case.kind.unpaid': 'The salary was not paid',
  'case.kind.ended_early': 'The tuition ended early',
  'case.kind.behaviour': 'Bad behaviour',
  'case.kind.wrong_information': 'Wrong information',
  'case.kind.other': 'Something else',
  'case.decision.refund': 'The platform charge is refunded',
  'case.decision.waive': 'The platform charge is waived',
  'case.decision.replace_tutor': 'The tuition ends; the family can have another tutor',
  'case.decision.warn': 'The person it is about is warned',
  'case.decision.ban_review': 'The account of the person it is about is looked at',
  'case.decision.no_action': 'Nothing is changed',
  'case.reply.received': 'We have your report and will call you. Please keep your phone near you.',
  'case.reply.call_missed': 'We called you about the problem and did not reach you. When may we call again?',
  'case.reply.tell_more': 'Please tell us more: what happened, on which day, and who was there?',
  'case.reply.send_photo': 'Please send a photo of what shows it, such as messages or a payment.',
  'case.reply.still_looking':
    'We are still looking at the problem and will tell you as soon as it is decided.',
} as const;
