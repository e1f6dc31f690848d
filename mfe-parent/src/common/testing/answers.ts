import type { Candidate, MyTutor, ParentLocation, Routine, Student } from '@porao/contracts';

/** An answer to a write that was done. */
export const done = (data: unknown = null, message = '') => ({ status: 'success', message, data });

export const student = (id: number, change: Partial<Student> = {}): Student => ({
  id,
  name: `Student ${id}`,
  dob: null,
  gender: 2,
  category_id: 1,
  tutoring_category: { category_name: 'Bangla Medium' },
  curriculum_id: null,
  curriculum: null,
  i_class_id: 111,
  i_class: { class_name: 'Class 8' },
  institute_id: null,
  institute: null,
  age: 13,
  created_at: '2026-01-05T06:00:00.000Z',
  ...change,
});

export const place = (id: number, change: Partial<ParentLocation> = {}): ParentLocation => ({
  id,
  city_id: 1,
  city: { city_name: 'Dhaka' },
  location_id: 1001,
  location: { location_name: 'Dhanmondi' },
  details_location: `House ${id}`,
  lat: 23.74,
  lon: 90.37,
  place_name: null,
  created_at: '2026-01-05T06:00:00.000Z',
  ...change,
});

export const candidate = (id: number, change: Partial<Candidate> = {}): Candidate => ({
  id,
  tutor_id: id + 100,
  name: `Tutor ${id}`,
  gender: 1,
  photo: 'a.webp',
  education: [
    {
      education_level: 'Bachelor Honors',
      exam_title: 'BSc (Honors)',
      university_name: 'Jahangirnagar University',
      department_name: 'Zoology',
      result: null,
      current_institute: true,
    },
  ],
  experience: [
    {
      class_name: 'Class 6',
      category_name: 'Bangla Medium',
      duration_from: '2023-01-01',
      duration_to: '2024-12-31',
    },
  ],
  about_your_tutoring_style: null,
  completion: 85,
  distance_km: 4,
  verified_credentials: ['NID'],
  proved: null,
  expected_salary: 5000,
  matching_subjects: ['Bangla', 'Mathematics'],
  free_days: 3,
  experience_months: 24,
  rating: null,
  reviews: 0,
  stage: 'applied',
  applied_at: '2026-11-18T06:00:00.000Z',
  preferred: false,
  meet_asked: false,
  meet_by: null,
  meet_answered: false,
  accept_by: null,
  accepted: false,
  answers: null,
  phone_no: null,
  ...change,
});

export const tutor = (id: number, change: Partial<MyTutor> = {}): MyTutor => ({
  id,
  tutor_id: 31,
  tuition_job_offer_id: 60,
  tuition_job_offer: { student_id: 1, student_name: 'Tasnim' },
  tutor: {
    user: { name: 'Nusrat Jahan', photo: 'n.webp', gender: 2, phone_no: '01700000001' },
    educational_info: [
      { current_institute: '0', university: { university_name: 'Dhaka College' } },
      { current_institute: '1', university: { university_name: 'University of Dhaka' } },
    ],
  },
  state: 'in_process',
  started_by_guardian: false,
  started_by_tutor: false,
  start_by: null,
  ...change,
});

export const routine = (day: number): Routine => ({
  id: day,
  day,
  time: '17:00',
  subjects: [{ id: 11103, subject_name: 'Mathematics' }],
  tutor_id: 31,
  student_id: 1,
});
