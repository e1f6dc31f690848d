export default {
  'leave.title': 'Leave without saving?',
  'leave.text': 'What you typed is not saved. It stays in this tab, so that you can come back to it.',
  'leave.go': 'Leave',
  'leave.stay': 'Stay here',
  'restored.text': 'We brought back what you typed before. It is not saved yet.',
  'restored.discard': 'Discard it',
} as const;
