export default {
  'pattern.kind.reports': 'Reported by others',
  'pattern.kind.one_month': 'One-month deals',
  'pattern.kind.unpaid': 'Tutors unpaid',
  'pattern.kind.no_show': 'Nobody came after the charge',
  'pattern.kind.refunds': 'Many refunds',
  'pattern.kind.fake_guardian': 'Meets tutors, hires nobody',
  'pattern.kind.advance': 'Asks for money in advance',
  'pattern.kind.papers': 'Papers in doubt',
  'pattern.kind.wallet': 'Shared wallet',
  'pattern.kind.accounts': 'Accounts of one person',
  'pattern.why.reports.people': 'Different people who report this account: {people}. Deals: {deals}.',
  'pattern.why.one_month.family': 'Ended within 45 days: {deals} of this family’s deals. Tutors: {others}.',
  'pattern.why.one_month.tutor': 'Ended within 45 days: {deals} of this tutor’s deals. Families: {others}.',
  'pattern.why.one_month.pair':
    '{deals} deals between this family and this tutor, of which {short} ended within 45 days.',
  'pattern.why.unpaid.family':
    'Tutor unpaid in {deals} of this family’s deals, of which {dismissed} ended in the first 45 days.',
  'pattern.why.no_show.family':
    'In {deals} of {all} deals of this family lessons were not held after the charge.',
  'pattern.why.no_show.tutor':
    'In {deals} of {all} deals of this tutor lessons were not held after the charge.',
  'pattern.why.refunds.family':
    '{refunds} of {deals} charges of this family’s tutors were given back; usual are {usual}%.',
  'pattern.why.refunds.tutor':
    '{refunds} of {deals} charges of this tutor were given back; usual are {usual}%.',
  'pattern.why.fake_guardian.contacts':
    'Tutors whom the family got to know: {contacts}. Requests: {requests}. No tutor was confirmed.',
  'pattern.why.advance.money':
    'Money in advance is named in reports of others ({reports}) and own texts ({texts}).',
  'pattern.why.papers.same': 'One picture of a paper is in {people} accounts.',
  'pattern.why.papers.refused': 'Refused papers: {refused}. Families that found the facts wrong: {problems}.',
  'pattern.why.wallet.sides':
    'This family and this tutor have one wallet number. Deals between them: {deals}.',
  'pattern.why.wallet.tutors': '{people} tutors have one wallet number.',
  'pattern.why.accounts.sides':
    'This family and this tutor have a number, NID or device in common. Deals between them: {deals}.',
  'pattern.why.accounts.nid': '{people} accounts have one NID.',
  'pattern.why.accounts.banned': '{people} accounts have something in common, and one of them is banned.',
  'pattern.why.accounts.many': '{people} accounts have one number or device in common.',
  'pattern.deal': 'Deal {id}',
  'pattern.more': 'and {count} more',
  'pattern.seen': '{by}, {date}: {note}',
  'pattern.grown': 'Grew since',
  'pattern.new': 'Not looked at',
  'pattern.look': 'Looked at',
  'pattern.look.title': 'Looked at: {names}',
  'pattern.look.text': 'Nobody is told. It is shown again when it grows.',
  'pattern.look.found': 'What was found',
  'pattern.look.honest': 'Explained, nothing to do',
  'pattern.look.called': 'Called, and being watched',
  'pattern.look.acted': 'Something was done about it',
  'pattern.look.done': 'Looked at: {names}',
} as const;
