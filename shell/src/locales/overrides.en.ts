export default {
  'override.label': 'This browser only',
  'override.shown': '{app} from {source}',
  'override.failed': '{app}: nothing answers at {source}, so the live one is shown',
  'override.reset': 'Back to the live site',
} as const;
