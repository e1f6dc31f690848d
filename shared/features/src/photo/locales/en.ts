export default {
  'photo.change': 'Change Photo',
  'photo.uploading': 'Uploading...',
  'photo.format': 'Please choose a picture: JPEG, PNG, WebP or HEIC.',
  'photo.large':
    'This picture has {size}, and at most 15 MB are taken. Take a screenshot of it and choose that.',
  'photo.unreadable':
    'This browser cannot open the picture. Take a screenshot of it and choose that, or save it as JPEG.',
  'photo.smaller': 'made smaller: {from} → {to}',
  'photo.converted': 'saved as JPEG',
  'photo.kb': '{size} kB',
  'photo.mb': '{size} MB',
  'photo.wrong': 'Something went wrong',
} as const;
