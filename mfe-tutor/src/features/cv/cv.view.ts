import type { Availability, Cv, Education, Experience, LookupOption, OwnRecord } from '@porao/contracts';
import { graduated } from '@porao/contracts/constants';
import { formatDate, formatDigits, formatMoney, formatNumber } from '@porao/platform';
import { t } from '../../common/messages.ts';
import { slots } from '../../common/profile/filled.ts';
import { cutAbout, cutExperience, cutExperiences } from './cv.text.ts';

export interface CvEntry {
  title: string;
  detail: string;
  text?: string;
}
export interface CvFact {
  label: string;
  value: string;
}

/** A CV as it is read: the same for the page and for the paper, in the reader's language. */
export interface CvView {
  name: string;
  headline: string;
  contacts: CvFact[];
  about: string | null;
  tutoringStyle: string | null;
  education: CvEntry[];
  experience: CvEntry[];
  tutoring: CvFact[];
  week: CvFact[];
}

/** Names of a list that one page has room for. */
const shownNames = 8;

/** A subject of several classes is one name. */
function listOf(options: readonly LookupOption[]): string {
  const all = [...new Set(options.map(({ text }) => text))];
  const names = all.slice(0, shownNames);
  const rest = all.length - names.length;
  return [names.join(', '), rest > 0 ? t('cv.more', { count: rest }) : ''].filter(Boolean).join(' ');
}

const joined = (parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(' · ');

function educationOf(entry: Education): CvEntry {
  const { current_semester: semester, result, passing_year: year } = entry;
  return {
    title: entry.exam_title,
    detail: joined([
      entry.university?.university_name,
      entry.department?.department_name ?? entry.group?.group_name,
      entry.curriculum?.curriculum_name,
      result !== null && t('cv.result', { result: formatDigits(result) }),
      year !== null && formatDigits(year),
      semester !== null &&
        (semester === graduated
          ? t('profile.graduated')
          : t('profile.semester.number', { number: semester })),
    ]),
  };
}

function experienceOf(entry: Experience): CvEntry {
  return {
    title: `${entry.i_classes.class_name}, ${entry.tutoring_category.category_name}`,
    detail: joined([
      entry.teaching_location,
      t('profile.fromTo', { from: formatDate(entry.duration_from), to: formatDate(entry.duration_to) }),
    ]),
    text: cutExperience(entry.about),
  };
}

function dayOf(day: Availability): CvFact {
  const free = slots.filter((slot) => day[slot] === 1).map((slot) => t(`slot.${slot}`));
  return { label: t(`day.${day.day}` as 'day.1'), value: free.join(', ') };
}

/** Empty where too few lessons prove something. */
export const provedOf = ({ proved }: OwnRecord): string =>
  proved === null
    ? ''
    : t('cv.proved.value', {
        months: formatNumber(proved.months),
        lessons: formatNumber(proved.lessons),
        on_time: formatNumber(proved.on_time),
      });

const filled = (facts: readonly CvFact[]): CvFact[] => facts.filter(({ value }) => value !== '');

/** The content of the one page of a CV (OQ-052). */
export function viewOf(cv: Cv): CvView {
  const { tutoring } = cv;
  const current = cv.education.find((entry) => entry.current_institute === '1');
  return {
    name: cv.name,
    headline: joined([
      t('cv.tutor'),
      current?.department?.department_name,
      current?.university?.university_name,
    ]),
    contacts: [
      { label: t('cv.phone'), value: formatDigits(cv.phone_no) },
      { label: t('cv.email'), value: cv.email },
      { label: t('cv.place'), value: [tutoring.location, tutoring.city].filter(Boolean).join(', ') },
    ].filter(({ value }) => value !== ''),
    about: cv.about_yourself && cutAbout(cv.about_yourself),
    tutoringStyle: tutoring.about_your_tutoring_style && cutAbout(tutoring.about_your_tutoring_style),
    education: cv.education.map(educationOf),
    experience: cutExperiences(cv.experience).map(experienceOf),
    tutoring: filled([
      { label: t('cv.proved'), value: cv.record.consented_at ? provedOf(cv.record) : '' },
      { label: t('cv.categories'), value: listOf(tutoring.categories) },
      { label: t('cv.classes'), value: listOf(tutoring.i_classes) },
      { label: t('cv.subjects'), value: listOf(tutoring.subjects) },
      { label: t('cv.styles'), value: listOf(tutoring.tutoring_style) },
      { label: t('cv.places'), value: listOf(tutoring.tutoring_place) },
      { label: t('cv.areas'), value: listOf(tutoring.preferred_location) },
      {
        label: t('cv.salary'),
        value:
          tutoring.expected_salary === null
            ? ''
            : t('cv.aMonth', { amount: formatMoney(tutoring.expected_salary) }),
      },
      {
        label: t('cv.online'),
        value:
          tutoring.expected_salary_online_per_hour === null
            ? ''
            : t('cv.anHour', { amount: formatMoney(tutoring.expected_salary_online_per_hour) }),
      },
    ]),
    week: filled(tutoring.availability.map(dayOf)),
  };
}
