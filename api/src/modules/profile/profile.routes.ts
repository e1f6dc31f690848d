import type { MessageKey, profileEndpoints } from '@porao/contracts';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';
import type { Handlers } from '../../kit/bind.ts';
import { invalid } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { requireReferences, rowOf } from '../lookups/index.ts';
import { profileCompletion, profileGaps } from './completion.ts';
import { readPersonalInfo, savePersonalInfo } from './personal-info.repository.ts';
import { birthDateErrors, savedMessage } from './personal-info.rules.ts';
import { readPreferences, savePlaces, savePreferences } from './preferences.repository.ts';
import { readProfileInfo, readProfileParts } from './profile.repository.ts';
import { saveLivePosition, saveStyle, saveTutor } from './teaching.repository.ts';
import { readTutorProfile } from './tutor-profile.repository.ts';

const saved = <T>(message: MessageKey, data: T) => ({ status: 'success' as const, message, data });

export function profileHandlers({ db }: Services): Handlers<typeof profileEndpoints> {
  return {
    'GET /api/profile-update-info': async ({ viewer }) => ({
      data: await readProfileInfo(db, viewer.tutorId),
    }),

    'GET /api/update-profile-status': async ({ viewer }) => {
      const parts = await readProfileParts(db, viewer.tutorId);
      return { data: { profile_completed: profileCompletion(parts), missing: profileGaps(parts) } };
    },

    'GET /api/tutor-profile': async ({ viewer }) => ({ data: await readTutorProfile(db, viewer.tutorId) }),

    'POST /api/tutor-personal-info': async ({ body, viewer }) => {
      const today = dayInBangladesh(new Date());
      const errors = birthDateErrors(body.date_of_birth, today);
      if (Object.keys(errors).length > 0) throw invalid(errors);
      await requireReferences(db, {
        religion_id: rowOf('religions', body.religion_id, 'personal.religion'),
      });
      await savePersonalInfo(db, viewer.tutorId, body);
      const message = savedMessage(body.date_of_birth, today);
      return saved(message, await readPersonalInfo(db, viewer.tutorId));
    },

    'POST /api/update-tutor-preferred-location': async ({ body, viewer }) => {
      const within = [body.city_id];
      const ofCity = (ids: number[], message: MessageKey) =>
        ({ table: 'locations', ids, within, message }) as const;
      await requireReferences(db, {
        city_id: rowOf('cities', body.city_id, 'city.choose'),
        location_id: ofCity([body.location_id], 'area.ofCity'),
        preferred_location_id: ofCity(body.preferred_location_id, 'areas.ofCity'),
      });
      await savePlaces(db, viewer.tutorId, body);
      const { city, location, preferred_location } = await readProfileInfo(db, viewer.tutorId);
      if (!city || !location) throw new Error('A tutor location that was just saved is not there');
      return saved('areas.saved', { city, location, preferred_location });
    },

    'POST /api/update-tutoring-category': async ({ body, viewer }) => {
      const { category_id, i_class_id, subject_id } = body;
      await requireReferences(db, {
        category_id: { table: 'tutoring_categories', ids: category_id, message: 'option.ofList.category' },
        i_class_id: {
          table: 'i_classes',
          ids: i_class_id,
          within: category_id,
          message: 'classes.ofCategories',
        },
        subject_id: { table: 'subjects', ids: subject_id, within: i_class_id, message: 'subjects.ofClasses' },
      });
      await savePreferences(db, viewer.tutorId, body);
      return saved('categories.saved', await readPreferences(db, viewer.tutorId));
    },

    'GET /api/tutoring-category': async ({ viewer }) => ({ data: await readPreferences(db, viewer.tutorId) }),

    'POST /api/update-tutoring-style-and-expected-salary': async ({ body, viewer }) => {
      const { style_id, tutoring_place_id, ...fields } = body;
      await requireReferences(db, {
        style_id: { table: 'tutoring_styles', ids: style_id, message: 'option.ofList.style' },
        tutoring_place_id: {
          table: 'tutoring_places',
          ids: tutoring_place_id,
          message: 'option.ofList.place',
        },
      });
      await saveStyle(db, viewer.tutorId, { style_id, tutoring_place_id }, fields);
      return saved('styles.saved', null);
    },

    'POST /api/update-expected-salary': async ({ body, viewer }) => {
      await saveTutor(db, viewer.tutorId, body);
      return saved('salary.saved', body);
    },

    'POST /api/gender-and-expeced-salary-update': async ({ body, viewer }) => {
      await saveTutor(db, viewer.tutorId, body);
      return saved('online.saved', null);
    },

    'POST /api/update-teaching-location': async ({ body, viewer }) => {
      await saveTutor(db, viewer.tutorId, {
        teaching_latitude: body.latitude,
        teaching_longitude: body.longitude,
        teaching_location_name: body.location_name,
      });
      return saved('teaching.saved', body);
    },

    'POST /api/update-tutor': async ({ body, viewer }) => {
      await saveLivePosition(db, viewer.tutorId, body);
      return saved('position.saved', null);
    },
  };
}
