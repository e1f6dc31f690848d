export default {
  'photo.change': 'Change Photo',
  'photo.uploading': 'Uploading...',
  'photo.format': 'Please choose a PNG, JPEG or WebP picture.',
  'photo.wrong': 'Something went wrong',
} as const;
