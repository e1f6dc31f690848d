export default {
  'payments.title': 'Payment',
  'payments.free': 'Porao charges families nothing. You pay the salary to your tutor directly.',
  'invoice.none': 'No Invoice',
  'transactions.none': 'No transactions',
} as const;
