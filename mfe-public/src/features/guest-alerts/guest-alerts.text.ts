import { textsOf } from '@porao/platform';

const en = {
  title: 'Job alerts',
  text: 'The phone number that ends in {end} gets a text message on days with new jobs, until {day}.',
  loading: 'Loading the job alerts',
  failed: 'The job alerts could not be loaded',
  list: 'Searches',
  end: 'End this',
  endName: 'End {name}',
  endAll: 'End all text messages',
  notEnded: 'It could not be ended',
  ended: 'You get no more text messages about new jobs',
  endedText: 'The phone number was deleted. You can ask for them again on the job board.',
  gone: 'These job alerts have ended',
  goneText: 'The link is wrong or old. You can ask for new ones on the job board.',
  board: 'Open the job board',
} as const;
const bn = {
  title: 'টিউশনের খবর',
  text: 'যে ফোন নম্বরের শেষে {end}, সেটিতে {day} পর্যন্ত নতুন টিউশনের এসএমএস যাবে।',
  loading: 'টিউশনের খবর আনা হচ্ছে',
  failed: 'টিউশনের খবর আনা যায়নি',
  list: 'সার্চগুলো',
  end: 'এটি বন্ধ করুন',
  endName: '{name} বন্ধ করুন',
  endAll: 'সব এসএমএস বন্ধ করুন',
  notEnded: 'বন্ধ করা যায়নি',
  ended: 'নতুন টিউশনের এসএমএস আর যাবে না',
  endedText: 'ফোন নম্বরটি মুছে ফেলা হয়েছে। চাইলে টিউশন বোর্ড থেকে আবার চালু করতে পারবেন।',
  gone: 'এই টিউশনের খবর বন্ধ হয়ে গেছে',
  goneText: 'লিংকটি ভুল বা পুরোনো। টিউশন বোর্ড থেকে নতুন করে চালু করতে পারবেন।',
  board: 'টিউশন বোর্ড খুলুন',
};

/** Not in the catalogues: they come with the page. */
export const t = textsOf<typeof en>({ en, bn });
