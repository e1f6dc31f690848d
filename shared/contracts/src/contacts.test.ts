import { describe, expect, it } from 'vitest';
import { hideContacts } from './contacts.ts';

describe('ways to reach somebody are hidden', () => {
  it.each([
    ['Call 01712345678 please', 'Call ••• please'],
    ['ফোন: ০১৭১২৩৪৫৬৭৮।', 'ফোন: •••।'],
    ['০১৭12-৩৪৫678', '•••'],
    ['01712-345678, after 5 pm', '•••, after 5 pm'],
    ['017 1234 5678', '•••'],
    ['0171.234.5678', '•••'],
    ['(017) 12345678', '•••'],
    ['0 1 7 1 2 3 4 5 6 7 8', '•••'],
    ['০-১-৭-১-২-৩-৪-৫-৬-৭-৮', '•••'],
    ['01–71–23–45–67–8', '•••'],
    ['+8801712345678', '•••'],
    ['+880 1712-345678', '•••'],
    ['+৮৮ ০১৭১২ ৩৪৫ ৬৭৮', '•••'],
    ['8801712345678', '•••'],
    ['008801712345678', '•••'],
    ['880 1712345678', '•••'],
    ['o1712345678', '•••'],
    ['01712345678/01812345678', '•••/•••'],
    ['01712345678 or 01912-345678 (bKash)', '••• or ••• (bKash)'],
    ['01.3.2026 01712345678', '01.3.2026 •••'],
    ['1712345678', '•••'],
    ['Rocket 017123456789', 'Rocket •••'],
    ['02-9876543', '•••'],
    ['(02) 55012345', '•••'],
    ['0821-712345', '•••'],
    ['09612-345678', '•••'],
    ['+44 7911 123456', '•••'],
    ['NID 1234567890123', 'NID •••'],
    ['Call zero one seven one two three four five six seven eight', 'Call •••'],
    ['zero-one-seven double one, 3 4 5 6 seven eight please', '••• please'],
    ['ফোন শূন্য এক সাত এক দুই তিন চার পাঁচ ছয় সাত আট।', 'ফোন •••।'],
    ['০১৭ এক দুই তিন চার পাঁচ ছয় সাত আট', '•••'],
    ['shunno ek sat ek dui tin char pach choy sat at', '•••'],
  ])('a phone number: %s', (text, shown) => {
    expect(hideContacts(text)).toBe(shown);
  });

  it.each([
    ['Write to rahim.uddin+1@gmail.com.', 'Write to •••.'],
    ['mail: rahim @ gmail.com', 'mail: •••'],
    [`${'rahim'.repeat(14)}@gmail.com`, '•••'],
    [`${'rahim'.repeat(14)} at gmail`, '•••'],
    ['rahim(at)yahoo(dot)com', '•••'],
    ['rahim [at] du [dot] ac [dot] bd', '•••'],
    ['rahim at gmail dot com', '•••'],
    ['rahim at gmail', '•••'],
    ['ই-মেইল: rahim@example.com.bd', 'ই-মেইল: •••'],
  ])('an e-mail address: %s', (text, shown) => {
    expect(hideContacts(text)).toBe(shown);
  });

  it.each([
    ['See https://example.com/a?b=1#c.', 'See •••.'],
    ['http://203.0.113.7/x', '•••'],
    ['www.example.shop', '•••'],
    ['facebook.com/rahim.uddin.5', '•••'],
    ['(m.me/rahim)', '(•••)'],
    ['wa.me/8801712345678', '•••'],
    ['t.me/rahim, bit.ly/3abc', '•••, •••'],
    ['FB.COM/RAHIM', '•••'],
    ['আমার পেজ: school.com.bd।', 'আমার পেজ: •••।'],
    ['@rahim_bd on Telegram', '••• on Telegram'],
    ['Facebook: rahim.uddin5', 'Facebook: •••'],
    ['হোয়াটসঅ্যাপ: rahim_77', 'হোয়াটসঅ্যাপ: •••'],
    ['fb id - rahim_77', 'fb id - •••'],
    ['ফেসবুক আইডি: rahim.uddin', 'ফেসবুক আইডি: •••'],
  ])('a link or a name on social media: %s', (text, shown) => {
    expect(hideContacts(text)).toBe(shown);
  });
});

describe('everything else stays', () => {
  it.each([
    'Class 10, version English, 3 students',
    'Salary 5000 taka, 5,000-8,000 with transport',
    'বেতন ৳ ৫০০০-৮০০০, আলোচনা সাপেক্ষে',
    '8000-12000+ and 1,20,000 a year',
    '6:30 pm to 8:00 pm, 5.30-7.00 on Fridays',
    'সন্ধ্যা ৬:৩০ থেকে রাত ৮টা',
    '01.30-02.30 / 03.30-04.30',
    '0930-1130, 2/3 days a week',
    'সপ্তাহে ২/৩ দিন',
    'SSC 2019, HSC 2021, GPA 5.00 5.00',
    'Session 2024-2025 2025-2026',
    'Classes 1 2 3 4 5 6 7 8 9 10',
    'Class 5 6 7 8 9 10 11 12',
    'From 10-12-2026 to 24-12-2026',
    '01/04/2026 - 30/06/2026',
    '০১.০৪.২০২৬ - ৩০.০৬.২০২৬',
    '2026-12-01 2026-12-31',
    'Sector 11, Road 12, House 5, Dhaka-1216',
    'B.Com or M.Com, B.Sc. in Physics, M.A. in English',
    'Rs. 500 @ 2 hours, @ 5000 taka',
    'A+ 5000 - 8000',
    'Facebook and WhatsApp: available, Skype - preferred',
    'Calm and patient. Experience needed.Come on time',
    'ধৈর্যশীল শিক্ষক, ৫ বছরের অভিজ্ঞতা।',
    'Only a tutor at Dhaka University',
    'A teacher from BUET/DU/DMC, 1st-4th year',
    'Classes one, two, three, four, five, six, seven and eight',
    'এক, দুই, তিন দিন; চার বা পাঁচ বছরের অভিজ্ঞতা',
  ])('%s', (text) => {
    expect(hideContacts(text)).toBe(text);
  });

  it('and hiding twice hides no more', () => {
    const once = hideContacts('Call ০১৭১২৩৪৫৬৭৮ or a@b.com, 5 days');
    expect(once).toBe('Call ••• or •••, 5 days');
    expect(hideContacts(once)).toBe(once);
  });

  it.each(['0 1 ', 'a.', 'a', '+8', '@ ', 'a at ', '88 ', 'o ', 'zero one ?'])(
    'however long and odd: %s and so on',
    (part) => {
      const text = part.repeat(3000);
      expect(hideContacts(text)).toBe(text);
    },
  );
});
