import type { ProfileInfo } from '@porao/contracts';
import type { Session } from '@porao/platform';

export const tutorSession: Session = { type: 'tutor', tutorId: 31, phone: '01712345678' };
export const parentSession: Session = { type: 'parent', tutorId: null, phone: '01712345678' };

/** A tutor who has just signed up. */
export const emptyProfile: ProfileInfo = {
  Secondary: false,
  Bachelor_Honors: false,
  teaching_location: null,
  city: null,
  location: null,
  preferred_location: [],
  expected_salary: null,
};

/** An answer to a write that was done. */
export const done = (message = 'Done.', data: object | null = {}) => ({ status: 'success', message, data });

interface Body {
  body: unknown;
}
const list = (...texts: string[]) => texts.map((text, place) => ({ id: place + 1, text }));

/** Short lists of every lookup that a form here asks for. */
export const lookups: Record<string, unknown> = {
  'GET /api/v1/user': { data: { roles: ['tutor'] } },
  'GET /api/city/select': list('Dhaka', 'Chattogram'),
  'POST /api/location/select': ({ body }: Body) =>
    (body as { city_id: number }).city_id === 1
      ? list('Dhanmondi', 'Mirpur', 'Uttara')
      : [{ id: 9, text: 'Agrabad' }],
  'GET /api/group/select': list('Science', 'Humanities'),
  'GET /api/curriculum/select': list('Bangla Version', 'English Version'),
  'GET /api/universitytype/select': list('Public University', 'Private University'),
  'GET /api/tutoringcategory/select': list('Bangla Medium', 'English Medium'),
  'POST /api/iclass/select': list('Class 7', 'Class 8'),
  'GET /api/university/select': list('University of Dhaka', 'BUET'),
  'GET /api/department/select': [],
  'POST /api/examtitle/select': ({ body }: Body) =>
    (body as { education_level_id: number }).education_level_id === 6
      ? [{ id: 601, text: 'SSC' }]
      : [{ id: 901, text: 'BSc' }],
};

/** A place as the lookup of names answers it. */
export const dhanmondi = {
  place_id: '1',
  lat: '23.7461',
  lon: '90.3742',
  display_name: 'Dhanmondi, Dhaka, Bangladesh',
  address: { suburb: 'Dhanmondi', city: 'Dhaka' },
};
