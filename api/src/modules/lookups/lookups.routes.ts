import type { lookupEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { addressLimits, limit } from '../../kit/rate-limit/index.ts';
import type { Services } from '../../kit/services.ts';
import {
  addOption,
  findOption,
  listAreas,
  listChildren,
  listOptions,
  searchOptions,
} from './lookups.repository.ts';

/** Names that one account, and one address, may add per day (decision OQ-111). */
const perAccount = 20;
const perAddress = 60;
const windowSeconds = 86_400;

export function lookupHandlers({ db, tokens }: Services): Handlers<typeof lookupEndpoints> {
  const add = async (
    table: 'universities' | 'departments',
    text: string,
    userId: number,
    address: string,
  ) => {
    const known = await findOption(db, table, text);
    if (known) return { status: 'success', message: 'option.known', data: known } as const;
    await limit(
      db,
      ...addressLimits(tokens, address, { key: 'new-option', max: perAddress, windowSeconds }),
      { key: `new-option ${userId}`, max: perAccount, windowSeconds },
    );
    const data = await addOption(db, table, text, userId);
    return { status: 'success', message: 'option.added', data } as const;
  };
  return {
    'GET /api/tutoringcategory/select': () => listOptions(db, 'tutoring_categories'),
    'POST /api/iclass/select': ({ body }) => listChildren(db, 'i_classes', body.tutoring_category_id),
    'GET /api/city/select': () => listOptions(db, 'cities'),
    'POST /api/location/select': ({ body }) => listAreas(db, body.city_id),
    'POST /api/subject/select': ({ body }) => listChildren(db, 'subjects', body.i_class_id),
    'GET /api/tutoringstyle/select': () => listOptions(db, 'tutoring_styles'),
    'GET /api/tutoringplace/select': () => listOptions(db, 'tutoring_places'),
    'POST /api/certificatetype/select': () => listOptions(db, 'certificate_types'),
    'GET /api/educationlevel/select': () => listOptions(db, 'education_levels'),
    'GET /api/universitytype/select': () => listOptions(db, 'university_types'),
    'GET /api/board/select': () => listOptions(db, 'boards'),
    'GET /api/curriculum/select': () => listOptions(db, 'curriculums'),
    'GET /api/group/select': () => listOptions(db, 'groups'),
    'GET /api/curriculumdependency/select': () => listOptions(db, 'curriculum_dependencies'),
    'GET /api/religion/select': () => listOptions(db, 'religions'),
    'POST /api/examtitle/select': ({ body }) => listChildren(db, 'exam_titles', body.education_level_id),
    'POST /api/university/select': ({ body, viewer, address }) =>
      add('universities', body.text, viewer.userId, address),
    'POST /api/department/select': ({ body, viewer, address }) =>
      add('departments', body.text, viewer.userId, address),
    'GET /api/university/select': ({ query }) => searchOptions(db, 'universities', query.q),
    'GET /api/department/select': ({ query }) => searchOptions(db, 'departments', query.q),
  };
}
