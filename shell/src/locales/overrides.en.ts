export default {
  'override.label': 'This browser only',
  'override.preview': 'Preview',
  'override.until': 'Preview until {date}. Others do not see it.',
  'override.shown': '{app} from {source}',
  'override.failed': '{app}: no answer from {source}, so the live release is shown',
  'override.reset': 'Back to the live site',
} as const;
