import { describe, expect, it } from 'vitest';
import { findPrivateDetails } from './private-details.ts';

const found = (text: string, known: string[] = []) =>
  findPrivateDetails(text, known).map(({ kind, text: part }) => `${kind}: ${part}`);

describe('what a public text gives away is found', () => {
  it.each([
    ['Call 01712345678', 'phone: 01712345678'],
    ['ফোন ০১৭১২-৩৪৫৬৭৮', 'phone: ০১৭১২-৩৪৫৬৭৮'],
    ['zero one seven one two three four five six seven eight', /^phone: zero .* eight$/],
    ['শূন্য এক সাত এক দুই তিন চার পাঁচ ছয় সাত আট', /^phone: শূন্য .* আট$/],
    ['write to a.b@gmail.com', 'contact: a.b@gmail.com'],
  ])('a way to reach somebody: %s', (text, detail) => {
    const [one, ...others] = found(text);
    expect(one).toMatch(detail);
    expect(others).toEqual([]);
  });

  it.each([
    ['House 5, Road 12, Sector 11', 'House 5'],
    ['house no. 12/A, Green Road', 'house no. 12/A'],
    ['House number twelve', 'House number twelve'],
    ['We are in flat 4B', 'flat 4B'],
    ['Flat B-4 on the third floor', 'Flat B-4'],
    ['Apt #7, holding: 23', 'Apt #7'],
    ['12/C Lake Circus', '12/C'],
    ['H#21, R#5', 'H#21'],
    ['5 no. house', '5 no. house'],
    ['basa no 14', 'basa no 14'],
    ['বাড়ি নং ৫, রোড ১২', 'বাড়ি নং ৫'],
    ['বাসা: ২১/এ', 'বাসা: ২১'],
    ['ফ্ল্যাট নম্বর পাঁচ', 'ফ্ল্যাট নম্বর পাঁচ'],
    ['পাঁচ নম্বর বাড়ি', 'পাঁচ নম্বর বাড়ি'],
    ['৩৪ নং বাসা', '৩৪ নং বাসা'],
  ])('the number of a home: %s', (text, house) => {
    expect(found(text)).toContain(`house: ${house}`);
  });

  it.each([
    ['My name is Salma Khatun.', 'Salma Khatun'],
    ['my name is salma', 'salma'],
    ['Name: Rafi', 'Rafi'],
    ['My son Rafi is in class 5', 'Rafi'],
    ["Our younger daughter's name is Nusrat Jahan", 'Nusrat Jahan'],
    ['My daughter is Nusrat', 'Nusrat'],
    ['I am Kamrul Hasan', 'Kamrul Hasan'],
    ['Please ask for Kamrul at the gate', 'Kamrul'],
    ['Contact Mrs. Rahman', 'Mrs. Rahman'],
    ['Mr Rahman is the guardian', 'Rahman'],
    ['আমার নাম সালমা', 'সালমা'],
    ['মেয়ের নাম হলো নুসরাত', 'নুসরাত'],
    ['নাম: রাফি', 'রাফি'],
    ['মোঃ শামীম আছেন', 'শামীম'],
    ['জনাব করিম', 'করিম'],
  ])('a name: %s', (text, name) => {
    expect(found(text)).toContain(`name: ${name}`);
  });

  it('a name that is known, wherever it is', () => {
    expect(found('tasnim needs help; তাসনিম ভালো', ['Tasnim Rahman', 'তাসনিম'])).toEqual([
      'name: tasnim',
      'name: তাসনিম',
    ]);
    expect(found('Tasnima and a (b', ['Tasnim', '(.*+', 'Al'])).toEqual([]);
  });

  it('all of them, in the order of the text, each once', () => {
    expect(found('My son Rafi, House 5, 01712345678, House 5')).toEqual([
      'name: Rafi',
      'house: House 5',
      'phone: 01712345678',
      'house: House 5',
    ]);
  });
});

describe('nothing is found in', () => {
  it.each([
    'Class 10, version English, 3 students, salary 5000 taka',
    'My son is in Class 5, my daughter is weak in English',
    'My son English Medium, Class 3',
    'Our child needs a patient tutor, 5 days a week, at home 3 days',
    'This is English medium; call after 5 pm; contact only female tutors',
    'A name of the school is not needed, name and subject of the degree please',
    'Flat rate 5000 taka, building 2 rooms, house tutor wanted',
    'সপ্তাহে ৫ দিন, বাসায় এসে পড়াতে হবে, বেতন ৫০০০ টাকা',
    'বাসা থেকে কাছে, রোড ১২, সেক্টর ১১, ক্লাস ৫',
    'বিশ্ববিদ্যালয়ের নাম জানাবেন, সুনাম আছে এমন শিক্ষক',
    'মোহাম্মদপুর এলাকায়, এক জন শিক্ষক, দুই ঘণ্টা',
    'SSC 2019, GPA 5.00, from 10-12-2026',
    '',
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each(['house ', 'my son ', 'name ', 'নাম ', '1/', 'o ', 'বাসা নং '])(
    'however long: %s and so on',
    (part) => {
      expect(found(part.repeat(2000)).length).toBeLessThan(2000);
    },
  );
});
