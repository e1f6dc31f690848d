export default {
  'photo.change': 'Change Photo',
  'photo.uploading': 'Uploading...',
  'photo.format': 'Please choose a PNG, JPEG or WebP picture.',
  'photo.again': 'Your photo was not changed. Try again in a moment.',
  'photo.offline': 'The server could not be reached. Check your connection and try again.',
  'photo.wrong': 'Something went wrong',
} as const;
