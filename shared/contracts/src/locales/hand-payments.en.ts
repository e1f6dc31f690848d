/** Payments by hand: refusals and answers. */
export default {
  'payment.unknown': 'There is no such payment.',
  'payment.settled': 'This charge was settled meanwhile. Look at the invoice again.',
  'payment.waiting':
    'A payment for this charge is already being checked. You hear from us within a working day.',
  'payment.used': 'This TrxID was used already. Check it, or ask our support.',
  'payment.decided': 'This payment was decided on already. Look at it again.',
  'payment.undecided':
    'A payment of this charge is being checked. Decide on it first, so that its money is not lost.',
  'payment.otherReturn': 'The amount that came in is {came}, not {amount}. Look at it and decide again.',
  'payment.withdrawn': 'Taken back. Now you can enter the payment again.',
  'refund.notOwed': 'No refund of this charge is owed, or it was sent already. Look at it again.',
  'payment.otherAmount': 'The charge is {due}, not {amount}. Look at it and decide again.',
  'payment.difference':
    'The statement says {amount}, but {due} are due. Refuse it with that reason, so that the tutor can pay the rest.',
  'statement.columns':
    'The file needs a first line with the columns TrxID and amount. Save it as CSV and try again.',
  'statement.otherWay': 'No line has a TrxID of this wallet. Choose the wallet of the file, and try again.',
  'statement.tooMany': 'At most {maximum} lines can be read at once. Save the statement of a shorter time.',
  'payment.claimed': 'Thank you. We check the payment within a working day.',
  'ops.paymentReceived': 'The payment was recorded.',
  'ops.paymentReturned': 'It was recorded that the money went back.',
  'ops.refundSent': 'It was recorded that the refund was sent.',
  'ops.paymentRefused': 'The payment was refused.',
  'ops.statementRead': { one: '{count} line was read.', other: '{count} lines were read.' },
  'ops.statementKept': {
    one: 'The statement was kept, and {count} payment recorded.',
    other: 'The statement was kept, and {count} payments recorded.',
  },
} as const;
