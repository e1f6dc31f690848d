/** The salary book: refusals, answers and the words of notices. */
export default {
  'salary.outside': 'This month is not one of this tuition. Please choose another month.',
  'salary.future': 'Please choose today or an earlier day: a payment is written down once it is made.',
  'salary.tooEarly': 'Please choose a later day: this one is long before the tuition began.',
  'salary.trxUsed': 'A payment with this TrxID is in the book already. Please check the TrxID.',
  'salary.trxAgain':
    'This payment was written down again with the same TrxID. Please answer that entry instead.',
  'salary.answerFirst':
    'The other side has written something of this month. Please say first whether it is right.',
  'salary.ownWaits': 'Your last amount still waits for the other side. Take it back first.',
  'salary.entryMissing': 'There is no such entry that this side can answer or take back.',
  'salary.answeredAlready': 'This side has answered this entry already. Take that answer back first.',
  'salary.takenBackAlready': 'This entry was taken back already.',
  'salary.confirmedAlready':
    'Both sides have agreed to this, so it is kept. If something is wrong, report a problem.',
  'salary.confirmedLong':
    'It was confirmed more than 7 days ago, so it is kept. If something is wrong, report a problem.',
  'salary.full': 'This month has no room for more entries. If something is wrong, report a problem.',
  'salary.noted': 'Noted. Both of you see it.',
  'salary.takenBackNow': 'Taken back. The entry stays in the list, with a note that it does not hold.',
  'salary.word.paid': 'a payment of',
  'salary.word.due': 'the amount due in this month is',
  'salary.word.salary': 'the salary from this month on is',
} as const;
