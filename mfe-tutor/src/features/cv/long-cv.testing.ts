import type { Cv } from '@porao/contracts';
import { degree, experience } from '../../common/testing/profile.answers.ts';

export const bengaliProse =
  'আমি ঢাকা বিশ্ববিদ্যালয়ে পদার্থবিজ্ঞান পড়ি এবং ছয় বছর ধরে স্কুল ও কলেজের শিক্ষার্থীদের যত্ন করে পড়াই। কঠিন অঙ্ক ছোট ছোট ধাপে বোঝাই, প্রতিদিন বাড়ির কাজ দেখি, আর মাসে দুবার অভিভাবকের সঙ্গে কথা বলি। কৌতূহল, শ্রেণি, স্ত্রী, ক্ষুদ্র, ঝোঁক, দৌড়, কর্তৃক ও র‍্যাম লিখতে ভুল হয় না। ';
export const englishProse =
  'I study physics at the University of Dhaka and have taught school and college students with care for six years. I explain hard problems in small steps, look at homework every day and talk with the parents twice a month. ';

const options = (of: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: place + 1, text: `${of} ${place + 1}` }));

/** A tutor who filled everything to its limit, in one script or the other. */
export function longCv(prose: string, names: { name: string; place: string; subject: string }): Cv {
  const text = prose.repeat(5).slice(0, 500);
  const school = { university: { university_name: `${names.place} ${names.subject} ${names.place}` } };
  return {
    name: names.name,
    gender: 2,
    phone_no: '01700000001',
    email: 'a.rather.long.address.of.a.tutor@students.university.example.com',
    photo: null,
    education: [6, 7, 8, 9, 10, 11].map((level) =>
      degree(level, level, {
        ...school,
        result: '3.85',
        passing_year: 2020,
        current_institute: level === 9 ? '1' : '0',
      }),
    ),
    experience: [1, 2, 3].map((id) => ({
      ...experience(id),
      about: text,
      teaching_location: names.place.repeat(4),
    })),
    tutoring: {
      categories: options(names.subject, 12),
      i_classes: options(names.subject, 20),
      subjects: options(names.subject, 40),
      tutoring_style: options(names.subject, 10),
      tutoring_place: options(names.place, 3),
      city: names.place,
      location: names.place,
      preferred_location: options(names.place, 30),
      expected_salary: 120_000,
      expected_salary_online_per_hour: 800,
      about_your_tutoring_style: text,
      availability: [1, 2, 3, 4, 5, 6, 7].map((day) => ({
        day,
        morning: 1,
        noon: 1,
        afternoon: 1,
        evening: 1,
      })),
    },
    about_yourself: text,
    record: {
      consented_at: '2026-11-20T06:00:00.000Z',
      proved: { months: 120, lessons: 1440, on_time: 1399 },
    },
  };
}
