import type { availabilityEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import type { Services } from '../../kit/services.ts';
import { readWeek, saveDays } from './availability.repository.ts';

export function availabilityHandlers({ db }: Services): Handlers<typeof availabilityEndpoints> {
  return {
    'GET /api/tutor-availabilities': async ({ viewer }) => ({ data: await readWeek(db, viewer.tutorId) }),
    'POST /api/add-tutor-availabilities': async ({ body, viewer }) => {
      const days = body.day.map((day, index) => ({
        day,
        morning: body.morning[index] ?? false,
        noon: body.noon[index] ?? false,
        afternoon: body.afternoon[index] ?? false,
        evening: body.evening[index] ?? false,
      }));
      await saveDays(db, viewer.tutorId, days);
      return { status: 'success', message: 'availability.saved', data: await readWeek(db, viewer.tutorId) };
    },
  };
}
