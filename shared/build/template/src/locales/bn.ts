export default {
  'home.title': 'নমুনা',
  'home.text': 'এই সাইটের নতুন অংশের প্রথম পাতা।',
};
