import { Candidate, isWrittenText, Job, JobCard, JobHistoryItem } from '@porao/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { hideWritten } from './hide-written.ts';

/** Names of lists, which operators keep, and texts that the site makes or takes from a form as one of few. */
const ofTheSite =
  /(?:_name|_level|_title|title|^exam_title|university_type|tutoring_place|subjects|verified_credentials|subject_name)$|^(?:photo|phone_no|full_address|area|result|flat_house|road_no|closed_reason)$/;

function plainTexts(schema: z.ZodType, path = ''): [string, z.ZodType][] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return plainTexts(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodArray) return plainTexts(schema.element as z.ZodType, path);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, inner]) =>
      plainTexts(inner, path ? `${path}.${key}` : key),
    );
  const checks = schema instanceof z.ZodString ? (schema.def.checks ?? []) : null;
  return checks?.length === 0 ? [[path, schema]] : [];
}

it.each([
  ['Candidate', Candidate],
  ['Job', Job],
  ['JobCard', JobCard],
  ['JobHistoryItem', JobHistoryItem],
])('API-197 every text of %s is one of the site or one that loses its contacts', (_, entity) => {
  const unwritten = plainTexts(entity).filter(([, schema]) => !isWrittenText(schema));
  const unknown = unwritten
    .map(([path]) => path)
    .filter((path) => !ofTheSite.test(path.split('.').at(-1) ?? ''));
  expect(unknown.filter((path) => path !== 'similar.place.name')).toEqual([]);
});

it('API-197 what a tutor or a family wrote is shown without contacts, however deep', () => {
  const education = { university_name: 'Call 01700000001', department_name: null, result: '3.50' };
  const shown = hideWritten(Candidate, {
    name: 'Rahim 01700000001',
    phone_no: null,
    about_your_tutoring_style: 'Five years. rahim@gmail.com',
    education: [education],
  });
  expect(shown).toEqual({
    name: 'Rahim •••',
    phone_no: null,
    about_your_tutoring_style: 'Five years. •••',
    education: [{ ...education, university_name: 'Call •••' }],
  });
});
