import { describe, expect, it } from 'vitest';
import { bengaliNames, referenceBengali } from './bengali.ts';
import { cities } from './cities.ts';
import { categories, examTitles } from './education.ts';
import { departments } from './institutes.ts';
import * as options from './options.ts';

const inBengali = (answer: unknown) =>
  JSON.parse(JSON.stringify(answer, bengaliNames(referenceBengali))) as unknown;

/** Every name of the reference data but those of institutes. */
const names = [
  ...Object.keys(categories),
  ...Object.values(categories).flatMap((classes) => [
    ...Object.keys(classes),
    ...Object.values(classes).flat(),
  ]),
  ...Object.values(examTitles).flat(),
  ...Object.values(options).flatMap((rows) => rows.map(([, text]) => text)),
  ...cities.flatMap((city) => [city.name, ...city.areas.map((area) => area.name)]),
  ...departments,
];

it('has every reference name, without Latin letters or digits', () => {
  const left = names.filter((text) => /[a-z0-9]/i.test((inBengali({ text }) as { text: string }).text));
  expect(left).toEqual([]);
});

describe('an answer', () => {
  it('translates its lookup names in every shape', () => {
    expect(
      inBengali({
        iclass: { class_name: 'Class 8' },
        subjects: [{ id: 1, subject_name: 'Physics' }],
        full_address: 'Flat 4B, Dhanmondi, Dhaka',
        city: 'Sylhet',
        curriculum_dependency: { id: 2, name: 'Cambridge' },
        certificate_types: { title: 'Passport' },
        class_info: { class: 'Class 5', medium: 'English Medium', school: 'Scholastica', salary: 5000 },
        parent_info: { name: 'Dhaka', phone: '01700000000', address: 'House 4, Dhanmondi, Dhaka' },
      }),
    ).toEqual({
      iclass: { class_name: 'অষ্টম শ্রেণি' },
      subjects: [{ id: 1, subject_name: 'পদার্থবিজ্ঞান' }],
      full_address: 'Flat 4B, ধানমন্ডি, ঢাকা',
      city: 'সিলেট',
      curriculum_dependency: { id: 2, name: 'কেমব্রিজ' },
      certificate_types: { title: 'পাসপোর্ট' },
      class_info: { class: 'পঞ্চম শ্রেণি', medium: 'ইংলিশ মিডিয়াম', school: 'Scholastica', salary: 5000 },
      parent_info: { name: 'Dhaka', phone: '01700000000', address: 'House 4, ধানমন্ডি, ঢাকা' },
    });
    expect(inBengali({ subjects: ['Bangla', 'Logic'] })).toEqual({ subjects: ['বাংলা', 'যুক্তিবিদ্যা'] });
  });

  it('keeps what people wrote and names without Bengali', () => {
    const kept = {
      name: 'Cambridge',
      title: 'Passport',
      tutor_requirement: 'English',
      university_name: 'University of Dhaka',
      class_name: 'Chess',
      city: null,
      subjects: [],
      curriculum_dependency: null,
    };
    expect(inBengali(kept)).toEqual(kept);
  });
});
