export default {
  'home.title': 'Sample',
  'home.text': 'The first page of a new part of this site.',
} as const;
