export default {
  'override.label': 'This browser only',
  'override.preview': 'Preview',
  'override.until': 'Preview until {date}, for those who have its link.',
  'override.shown': '{app} from {source}',
  'override.failed': '{app}: no answer from {source}, so the live release is shown',
  'override.reset': 'Back to the live site',
} as const;
