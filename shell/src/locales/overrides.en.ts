export default {
  'override.label': 'This browser only',
  'override.shown': '{app} from {source}',
  'override.failed': '{app}: no answer from {source}, so the live release is shown',
  'override.reset': 'Back to the live site',
} as const;
