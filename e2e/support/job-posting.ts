type Check = (value: unknown, at: string) => string[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const when =
  (is: (value: unknown) => boolean, what: string): Check =>
  (value, at) =>
    is(value) ? [] : [`${at} is no ${what}: ${JSON.stringify(value)}`];

const text = when((value) => typeof value === 'string' && value.trim() !== '', 'text');
const url = when((value) => typeof value === 'string' && URL.canParse(value), 'whole address');
const amount = when((value) => typeof value === 'number' && value > 0, 'amount');
const yes = when((value) => typeof value === 'boolean', 'boolean');
const day = when(
  (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d(T|$)/.test(value) && !Number.isNaN(Date.parse(value)),
  'date of ISO 8601',
);
const oneOf = (...values: string[]) => when((value) => values.includes(String(value)), values.join(' or '));

/** An object of one schema.org type that has all of `needed`, perhaps some of `more`, and nothing else. */
function thing(type: string, needed: Record<string, Check>, more: Record<string, Check> = {}): Check {
  return (value, at) => {
    if (!isObject(value)) return [`${at} is no ${type}.`];
    const { '@type': own, ...properties } = value;
    const known: Record<string, Check> = { '@context': text, ...needed, ...more };
    return [
      ...(own === type ? [] : [`${at} is a ${String(own)}, not a ${type}.`]),
      ...Object.keys(needed).flatMap((name) => (name in properties ? [] : [`${at}.${name} is missing.`])),
      ...Object.entries(properties).flatMap(
        ([name, found]) => known[name]?.(found, `${at}.${name}`) ?? [`${at}.${name} may not be told.`],
      ),
    ];
  };
}

/** schema.org's types of what a JobPosting here may say; Google's required properties are needed. An address that says
 * more than the area, a position or a person is an unknown property, and so a fault. */
const JobPosting = thing(
  'JobPosting',
  {
    title: text,
    description: text,
    datePosted: day,
    validThrough: day,
    hiringOrganization: thing('Organization', { name: text }, { sameAs: url, logo: url }),
    jobLocation: thing('Place', {
      address: thing(
        'PostalAddress',
        { addressCountry: oneOf('BD') },
        { addressLocality: text, addressRegion: text },
      ),
    }),
    baseSalary: thing('MonetaryAmount', {
      currency: oneOf('BDT'),
      value: thing('QuantitativeValue', { value: amount, unitText: oneOf('MONTH') }),
    }),
    employmentType: oneOf('PART_TIME'),
    identifier: thing('PropertyValue', { name: text, value: text }),
    url,
  },
  {
    industry: text,
    directApply: yes,
    workHours: text,
    jobStartDate: day,
    jobLocationType: oneOf('TELECOMMUTE'),
    applicantLocationRequirements: thing('Country', { name: text }),
  },
);

/** Returns what is wrong with a job's structured data; nothing when it is right. */
export function faultsOfPosting(data: unknown): string[] {
  const faults = JobPosting(data, 'JobPosting');
  if (!isObject(data)) return faults;
  if (data['@context'] !== 'https://schema.org') faults.push('The context is not schema.org.');
  if (String(data['validThrough']) <= String(data['datePosted'])) faults.push('It ends before it begins.');
  return faults;
}
