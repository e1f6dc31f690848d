import type { lookupEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import type { Services } from '../../kit/services.ts';
import { listChildren, listOptions, searchOptions } from './lookups.repository.ts';

export function lookupHandlers({ db }: Services): Handlers<typeof lookupEndpoints> {
  return {
    'GET /api/tutoringcategory/select': () => listOptions(db, 'tutoring_categories'),
    'POST /api/iclass/select': ({ body }) => listChildren(db, 'i_classes', body.tutoring_category_id),
    'GET /api/city/select': () => listOptions(db, 'cities'),
    'POST /api/location/select': ({ body }) => listChildren(db, 'locations', body.city_id),
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
    'GET /api/university/select': ({ query }) => searchOptions(db, 'universities', query.q),
    'GET /api/department/select': ({ query }) => searchOptions(db, 'departments', query.q),
  };
}
