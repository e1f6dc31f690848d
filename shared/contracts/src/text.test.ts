import { describe, expect, it } from 'vitest';
import { Otp, Phone, TutoringStyleBody } from './index.ts';
import { EducationBody } from './modules/education.ts';
import { StudentBody } from './modules/students.ts';
import { PersonName } from './person-fields.ts';
import { cleanText, latinDigits, matcherOf, plainNumber, searchKey } from './text.ts';

describe('RUL-044 a text is stored as people see it', () => {
  it.each([
    ['a mark of direction', '\u200eDhaka\u202a', 'Dhaka'],
    ['a zero-width space, a soft hyphen, a byte order mark', '\ufeffDha\u200bka \u00adcity', 'Dhaka city'],
    ['fillers that show nothing', '\u3164\u115f\u1160', ''],
    ['a no-break hyphen and a no-break space', '5\u20116\u00a0pm', '5-6 pm'],
    ['a Bengali letter as one code point', 'রা\u09dfহান', 'রা\u09af\u09bcহান'],
    ['an accent apart from its letter', 'Jose\u0301', 'Jos\u00e9'],
    ['a joiner among Latin letters', 'a\u200db', 'ab'],
  ])('without %s', (_, typed, stored) => {
    expect(cleanText(typed)).toBe(stored);
  });

  it.each(['শাহ্\u200c আলম', 'র\u200d্যাব', '👩\u200d🎓 ❤\ufe0f', 'line\r\nline\tend'])(
    'and keeps %s',
    (text) => {
      expect(cleanText(text)).toBe(text);
    },
  );

  it('keeps an override among letters for checks to refuse, and drops it around a number', () => {
    expect(cleanText('Rahim\u202eevil')).toBe('Rahim\u202eevil');
    expect(cleanText('\u202d01700000001\u202c')).toBe('01700000001');
  });

  it('before its limits are checked', () => {
    const body = {
      expected_salary: '৫,০০০',
      style_id: [1],
      tutoring_place_id: [1],
      about_your_tutoring_style: `${'x'.repeat(129)}${'\u200b'.repeat(20)}`,
    };
    expect(TutoringStyleBody.safeParse(body).success).toBe(false);
    const fits = { ...body, about_your_tutoring_style: `${'x'.repeat(500)}\u200e` };
    expect(TutoringStyleBody.parse(fits)).toMatchObject({ expected_salary: 5000 });
  });
});

describe('RUL-045 numbers are taken as people write them', () => {
  it.each([
    ['008801700000001', '01700000001'],
    ['+880 (0)1700-000001', '01700000001'],
    ['1700000001', '01700000001'],
    ['01700\u20110000\u201101', '01700000001'],
    ['01700\u200b000001', '01700000001'],
    ['\u202a+880 1700-000001\u202c', '01700000001'],
    ['\u202d+880 1700-000001\u202c', '01700000001'],
    ['০১৭০০ ০০০ ০০১', '01700000001'],
    ['＋８８０１７００００００００１'.replace('００００００００', '０００００００'), '01700000001'],
    ['٠١٧٠٠٠٠٠٠٠١', '01700000001'],
    ['01700.000.001', '01700000001'],
  ])('phone %s', (typed, number) => {
    expect(Phone.parse(typed)).toBe(number);
  });

  it.each(['0170000000', '01200000001', '+91 98300 00001', '017000000001', '01700000001x'])(
    'no phone: %s',
    (typed) => {
      expect(Phone.safeParse(typed).success).toBe(false);
    },
  );

  it('digits of any script, grouped or not', () => {
    const typed = ['৫,০০০', '5 000', '1,20,000', '５０００', '𝟱𝟬', '১২.৫', '12,5', '0,500', '5.001', ' '];
    const numbers = ['5000', '5000', '120000', '5000', '50', '12.5', '12,5', '0,500', '5.001', ''];
    expect(typed.map(plainNumber)).toEqual(numbers);
    expect(latinDigits('٣۴৫९𝟘')).toBe('34590');
  });

  const degree = { education_level_id: 6, exam_title_id: 1, group_id: 1, curriculum_id: 1 };
  it.each([
    ['৫.০০', '5.00'],
    ['৪.৫০', '4.50'],
    ['5.001', null],
  ])('result %s', (result, stored) => {
    expect(EducationBody.safeParse({ ...degree, result }).data?.result ?? null).toBe(stored);
  });

  it('salary, age and code', () => {
    const style = { style_id: [1], tutoring_place_id: [1], about_your_tutoring_style: 'x'.repeat(130) };
    const salary = (expected_salary: string) =>
      TutoringStyleBody.safeParse({ ...style, expected_salary }).data?.expected_salary;
    expect(['৫০০০', '৫,০০০', '১০০০০০০০০০০০০০০০', '5,00'].map(salary)).toEqual([
      5000,
      5000,
      undefined,
      undefined,
    ]);
    const student = { name: 'Rafi', gender: 1, category_id: 1, i_class_id: 101, age: '১২' };
    expect(StudentBody.parse(student).age).toBe(12);
    expect(['১২৩ ৪৫৬', '123456\u200b'].map((code) => Otp.parse(code))).toEqual(['123456', '123456']);
  });
});

describe('RUL-046 a name can be written, and passes for no other one', () => {
  it.each([
    ['শাহ্\u200c আলম'],
    ['আব্দুল্\u200c হক'],
    ['মো. রফিকুল ইসলাম'],
    ['Md. Rafiqul Islam'],
    ["D'Costa Maria"],
    ['Al-Amin Hossain'],
    ['মোসাঃ রোকেয়া বেগম'],
    ['রা\u09dfহান', 'রা\u09af\u09bcহান'],
    ['মো: রহিম', 'মোঃ রহিম'],
    ['ＲＡＨＩＭ', 'RAHIM'],
    ['রহিম Rahim'],
    ['Nguyễn Thị'],
    ['Тарас Шевченко'],
    ['李小龙'],
    ['عبد الله'],
  ])('%s', (name, stored = name) => {
    expect(PersonName.parse(name)).toBe(stored.normalize('NFC'));
  });

  it.each([
    'Por\u0430o Support',
    '\u3164',
    '\u115f',
    'Rahim\u202eevil',
    'Call 01700000001',
    'Р\u043e\u0440\u0430о',
    'Πορaο',
    'Por\u0251o',
    'র\u09b9Rahim',
    'a\u0300\u0301\u0302\u0303\u0304',
    'R2D2',
    '<b>x</b>',
    '...',
    '্',
  ])('refused: %s', (name) => {
    expect(PersonName.safeParse(name).success).toBe(false);
  });
});

describe('RUL-047 a search finds a text however either is typed', () => {
  it.each([
    ['য\u09bc as two code points', 'ম\u09df', 'ম\u09af\u09bcমনসিংহ'],
    ['as one in the text', 'ম\u09af\u09bc', 'ম\u09dfমনসিংহ'],
    ['words in another order', 'dhaka university', 'University of Dhaka'],
    ['digits of another script', 'class ১০', 'Class 10'],
    ['without a joiner', 'শাহ্ আলম', 'শাহ্\u200c আলম'],
    ['an invisible mark', '\u200eMir\u200bpur', 'Mirpur DOHS'],
    ['wide letters', 'ＭＩＲ', 'Mirpur'],
  ])('%s', (_, query, text) => {
    expect(matcherOf(query)(text)).toBe(true);
  });

  it('and nothing else', () => {
    expect(matcherOf('mirpur dhaka')('Mirpur DOHS')).toBe(false);
    expect(searchKey('  A\u00a0 b ')).toBe('a b');
  });
});
