import type { Availability, Certificate, Education, Experience, TutorProfile } from '@porao/contracts';
import { user } from './answers.ts';

/** Long enough for every text about oneself. */
export const about =
  'I teach mathematics and physics with many small examples from daily life, check homework every day and talk with the parents each week about progress.';

const noInfo = Object.fromEntries(
  [
    'additional_number',
    'date_of_birth',
    'bc_nid_po',
    'religion_id',
    'religious',
    'emergency_contact_name',
    'emergency_contact_number',
    'father_name',
    'father_number',
    'mother_name',
    'mother_number',
    'permanent_house_building',
    'permanent_road_area',
    'permanent_police_station',
    'permanent_district',
    'present_house_building',
    'present_road_area',
    'present_police_station',
    'present_district',
    'about_yourself',
  ].map((field) => [field, null]),
) as TutorProfile['personal_info'];

/** Is the profile of somebody who has only signed up. */
export const emptyProfile: TutorProfile = {
  tutorid: 31,
  city: null,
  location: null,
  preferred_location: [],
  teaching_location: null,
  expected_salary: null,
  upload_video: null,
  tutoring_style: [],
  tutoring_place: [],
  about_your_tutoring_style: null,
  expected_salary_online_per_hour: null,
  demo_class_video: null,
  about_your_online_tutoring_style: null,
  tutor_gender: null,
  personal_info: noInfo,
};

export const noWeek: Availability[] = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
  day,
  morning: 0,
  noon: 0,
  afternoon: 0,
  evening: 0,
}));

export const degree = (id: number, level: number, change: Partial<Education> = {}): Education => ({
  id,
  education_level_id: level,
  education_level: { dependency_name: level === 6 ? 'Secondary' : 'Bachelor Honors' },
  exam_title_id: id,
  exam_title: level === 6 ? 'SSC' : 'BSc',
  group_id: null,
  group: null,
  university_id: null,
  university: null,
  department_id: null,
  department: null,
  board_id: null,
  board: null,
  curriculum_id: null,
  curriculum: null,
  curriculum_dependency_id: null,
  curriculum_dependency: null,
  university_type_id: null,
  university_type: null,
  result: null,
  passing_year: null,
  current_semester: null,
  current_institute: '0',
  created_at: '2026-02-01T06:00:00.000Z',
  ...change,
});

export const experience = (id: number): Experience => ({
  id,
  tutoring_category_id: 1,
  tutoring_category: { category_name: 'Bangla Medium' },
  i_class_id: 8,
  i_classes: { class_name: 'Class 8' },
  teaching_location: 'Mirpur',
  duration_from: '2025-01-01',
  duration_to: '2026-01-01',
  about,
});

export const credential = (id: number, typeId: number, title: string): Certificate => ({
  id,
  certificate: `${id}.png`,
  certificate_url: `/storage/tutor/${id}.png?signature=x`,
  certificate_type_id: typeId,
  certificate_types: { title },
  refused_reason: null,
  verified: false,
  created_at: '2026-02-01T06:00:00.000Z',
});

/** Answers every profile page, for a tutor with nothing filled in. */
export const emptyAnswers = (): Record<string, unknown> => ({
  'GET /api/v1/user': { data: user },
  'GET /api/update-profile-status': { data: { profile_completed: 20 } },
  'GET /api/tutor-profile': { data: emptyProfile },
  'GET /api/tutoring-category': { data: { categories: [], i_classes: [], subjects: [] } },
  'GET /api/tutor-educational-info': { data: [] },
  'GET /api/tutor-experience': { data: [] },
  'GET /api/tutor-availabilities': { data: noWeek },
  'GET /api/get-tutor-certificate': { data: [] },
});
