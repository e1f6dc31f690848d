export default {
  'sent.way': 'Sent from',
  'sent.trxId': 'TrxID of what you sent',
  'sent.do': 'Record it',
  'sent.sending': 'Recording...',
} as const;
