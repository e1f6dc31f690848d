import { z } from 'zod';
import { IdParam, LookupOption, success } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { typedText } from '../fields.ts';
import type { RuleKey } from '../message.ts';
import { cleanText } from '../text.ts';

const options = z.array(LookupOption);
/** An area with its middle in degrees, where a map can look. */
export const AreaOption = LookupOption.extend({
  latitude: z.number().optional(),
  longitude: z.number().optional(),
});
export type AreaOption = z.infer<typeof AreaOption>;
const bodyId = z.union([z.number(), z.string()]).pipe(IdParam);
const read = (summary: string) => ({ summary, response: options }) as const;
/** Search text of an institute or department; empty lists the first rows. */
const SearchQuery = z.object({ q: typedText().max(100).default('') });

export const oneLine = (text: string): string => cleanText(text).trim().replace(/\s+/g, ' ');
export const nameCharacters = /^(?:[\p{L}\p{M}\p{N}\p{P}\p{Zs}&+]|\u200c|\u200d)+$/u;

/** A name of a list: one line without markup, with a letter. */
export const optionName = (min: number, length: RuleKey) =>
  z
    .string({ error: length })
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(min, length)
        .max(150, length)
        .regex(/\p{L}/u, 'option.letters')
        .regex(nameCharacters, 'option.character'),
    );

/** A name that a user adds to a shared list (decision OQ-111). */
export const NewOptionBody = z.object({ text: optionName(2, 'option.length') });
const create = (what: string) =>
  ({
    summary: `Add the ${what} that is missing, or find it by its name`,
    access: 'user',
    refuses: ['RATE_LIMITED'],
    body: NewOptionBody,
    response: success(LookupOption),
  }) as const;

export const lookupEndpoints = defineEndpoints('none', {
  'GET /api/tutoringcategory/select': read('Tutoring categories'),
  'POST /api/iclass/select': {
    ...read('Classes of a category'),
    body: z.object({ tutoring_category_id: bodyId }),
  },
  'GET /api/city/select': read('Cities'),
  'POST /api/location/select': {
    ...read('Areas of a city'),
    body: z.object({ city_id: bodyId }),
    response: z.array(AreaOption),
  },
  'POST /api/subject/select': { ...read('Subjects of a class'), body: z.object({ i_class_id: bodyId }) },
  'GET /api/tutoringstyle/select': read('Tutoring styles'),
  'GET /api/tutoringplace/select': read('Tutoring places: 1 group, 2 home, 3 online'),
  'POST /api/certificatetype/select': {
    ...read('Kinds of credential'),
    body: z.object({ type: z.literal('tutor') }),
  },
  'GET /api/educationlevel/select': read('Education levels, 6 to 11'),
  'GET /api/universitytype/select': read('Kinds of institute'),
  'GET /api/board/select': read('Education boards'),
  'GET /api/curriculum/select': read('Curriculums; 5 is English medium'),
  'GET /api/group/select': read('Groups'),
  'GET /api/curriculumdependency/select': read('English-medium details'),
  'GET /api/religion/select': read('Religions'),
  'POST /api/examtitle/select': {
    ...read('Exam titles of a level'),
    body: z.object({ education_level_id: bodyId }),
  },
  'POST /api/university/select': create('institute'),
  'POST /api/department/select': create('department'),
  'GET /api/university/select': { ...read('Institutes by name'), query: SearchQuery },
  'GET /api/department/select': { ...read('Departments by name'), query: SearchQuery },
});
