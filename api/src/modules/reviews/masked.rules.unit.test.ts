import { expect, it } from 'vitest';
import { maskedText, soundOf } from './masked.rules.ts';

const people = ['Rahim Uddin Khan', 'Sadia Islam', 'Nusrat Jahan', 'ফাহিম চৌধুরী'];

it.each([
  ['Call 01711-223344 please', 'Call ••• please'],
  ['zero one seven one one two two three three four four', '•••'],
  ['jiro one seven one one two two three three four four', '•••'],
  ['ফোন ০১৭১১২২৩৩৪৪', 'ফোন •••'],
  ['শূন্য এক সাত এক এক দুই দুই তিন তিন চার চার', '•••'],
  ['shunno ek shat ek ek dui dui tin tin char char', '•••'],
  ['write to rahim99@gmail.com', 'write to •••'],
  ['rahim99 at gmail dot com', '•••'],
  ['see fb.com/rahim99 or https://t.me/r99', 'see ••• or •••'],
  ['on Telegram @rahimk99', 'on Telegram •••'],
  ['whatsapp rahim99', 'whatsapp •••'],
  ['House 12/A, Road 5', '•••, Road 5'],
  ['Rahim sir is never late', '••• sir is never late'],
  ['rohim sir valo poran', '••• sir valo poran'],
  ['রহিম স্যার ভালো, রহিমের পড়ানো বোঝা যায়', '••• স্যার ভালো, ••• পড়ানো বোঝা যায়'],
  ['সাদিয়া আপা সময়মতো বেতন দেন', '••• আপা সময়মতো বেতন দেন'],
  ['Fahim Chowdhury learnt a lot', '••• ••• learnt a lot'],
  ['নুসরাতকে তিনি যত্ন করে পড়ান', '••• তিনি যত্ন করে পড়ান'],
  ['My daughter Mitu likes him', 'My daughter ••• likes him'],
  ['Mr. Hasan told us', 'Mr. ••• told us'],
])('RUL-087 hides contacts and names: %s', (text, shown) => {
  expect(maskedText(text, people)).toBe(shown);
});

it.each([
  'He pays 5000-6000 taka, by the 5th, at 5.30 pm.',
  'The salary was 13000-15000 taka a month, later ৳ 16,500.',
  'Class 10, GPA 5.00, SSC 2026, roll 12.',
  'Came at 5:00, 5:30 and 6:00, 3 days a week for 2 months.',
  'She got 95 of 100 in physics, 88 in math and 79 in ICT.',
  'Islam studies and Bangla 1st paper were done in 45 days.',
  'মাসে ৬,০০০ টাকা, সপ্তাহে ৪ দিন, বিকেল ৫টা থেকে ৬.৩০।',
  'এসএসসিতে জিপিএ ৫.০০, গণিতে ৯৫ নম্বর।',
  'ইসলাম শিক্ষা ও বাংলা ভালো পড়ান।',
  'Sir onek valo poran, class 8 er math 2 mashe shesh.',
  'স্যার সময়মতো আসেন, ভদ্র ব্যবহার করেন।',
])('RUL-087 leaves what is neither: %s', (text) => {
  expect(maskedText(text, people)).toBe(text);
});

it('RUL-087 a name sounds the same in both scripts', () => {
  const pairs =
    'Rahim রহিম, Fatema ফাতেমা, Chowdhury চৌধুরী, Sharmin শারমিন, Hossain হোসেন, Zakir জাকির, Tanvir তানভীর';
  for (const pair of pairs.split(', ')) {
    const [latin = '', bengali = ''] = pair.split(' ');
    expect({ latin, sound: soundOf(bengali) }).toEqual({ latin, sound: soundOf(latin) });
  }
});
