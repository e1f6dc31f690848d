import type { cvEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import type { Services } from '../../kit/services.ts';
import { readWeek } from '../availability/index.ts';
import { readRecordConsent } from '../consents/index.ts';
import { listEducation } from '../education/index.ts';
import { listExperience } from '../experience/index.ts';
import { readRecords } from '../lessons/index.ts';
import { readPreferences, readTutorProfile } from '../profile/index.ts';
import { readPerson } from './cv.repository.ts';

const shownExperiences = 3;

export function cvHandlers({ db }: Services): Handlers<typeof cvEndpoints> {
  return {
    'GET /api/tutor/cv': async ({ viewer: { tutorId, userId } }) => {
      const profile = await readTutorProfile(db, tutorId);
      return {
        data: {
          ...(await readPerson(db, tutorId)),
          education: await listEducation(db, tutorId),
          experience: await listExperience(db, tutorId, shownExperiences),
          record: {
            consented_at: (await readRecordConsent(db, userId)) ?? null,
            proved: (await readRecords(db, [tutorId], 'own')).get(tutorId) ?? null,
          },
          tutoring: {
            ...(await readPreferences(db, tutorId)),
            tutoring_style: profile.tutoring_style,
            tutoring_place: profile.tutoring_place,
            city: profile.city?.city_name ?? null,
            location: profile.location?.location_name ?? null,
            preferred_location: profile.preferred_location,
            expected_salary: profile.expected_salary,
            expected_salary_online_per_hour: profile.expected_salary_online_per_hour,
            about_your_tutoring_style: profile.about_your_tutoring_style,
            availability: await readWeek(db, tutorId),
          },
        },
      };
    },
  };
}
