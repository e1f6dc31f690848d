import type { Job } from '@porao/contracts';
import { formatMoney } from '@porao/platform';
import { placeOf } from '../common/job.ts';
import { daysText, hoursText, namesText, placeText } from '../common/job-text.ts';
import { s } from './seo.text.ts';

const online = 3;

interface Posting {
  job: Job;
  validThrough: string;
  url: string;
  origin: string;
}

/** The job as schema.org's JobPosting with what Google requires and recommends. The family stays unnamed, and the
 * place is its area. */
export function jobPostingOf({ job, validThrough, url, origin }: Posting): Record<string, unknown> {
  const isOnline = job.tutoring_place.id === online;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: titleOf(job),
    description: descriptionOf(job),
    url,
    identifier: { '@type': 'PropertyValue', name: 'Porao', value: String(job.id) },
    datePosted: job.created_at,
    validThrough,
    employmentType: 'PART_TIME',
    industry: 'Education',
    directApply: true,
    hiringOrganization: {
      '@type': 'Organization',
      name: s('site'),
      sameAs: `${origin}/`,
      logo: `${origin}/icon-512.png`,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(job.location && { addressLocality: job.location.location_name }),
        ...(job.city && { addressRegion: job.city.city_name }),
        addressCountry: 'BD',
      },
    },
    ...(isOnline && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Bangladesh' },
    }),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'BDT',
      value: { '@type': 'QuantitativeValue', value: job.actual_salary, unitText: 'MONTH' },
    },
    workHours: workHoursOf(job),
    ...(job.hiring_date && { jobStartDate: job.hiring_date }),
  };
}

export function titleOf(job: Job): string {
  const place = placeOf(job);
  const values = { class: job.iclass.class_name };
  return place ? s('job.title', { ...values, place }) : s('job.titleNoPlace', values);
}

const workHoursOf = (job: Job): string =>
  job.tutoring_duration === null
    ? daysText(job.days_in_week)
    : s('job.hours', { days: daysText(job.days_in_week), hours: hoursText(job.tutoring_duration) });

/** Simple HTML, as Google asks for. */
function descriptionOf(job: Job): string {
  const summary = s('job.summary', {
    place: placeOf(job) ?? s('job.anywhere'),
    class: job.iclass.class_name,
    category: job.tutoring_category.category_name,
    type: placeText(job.tutoring_place),
    days: daysText(job.days_in_week),
    amount: formatMoney(job.actual_salary),
  });
  const requirement = job.tutor_requirement?.trim();
  return [
    summary,
    s('job.subjects', { subjects: namesText(job.subjects) }),
    ...(requirement ? [s('job.requirement', { text: requirement })] : []),
  ]
    .map((text) => `<p>${escaped(text)}</p>`)
    .join('');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
