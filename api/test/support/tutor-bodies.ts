/** Bodies that the tutor's calls take, for tests to change one thing of. */
export const about =
  'I teach patiently and start from the basics. Every lesson ends with practice, every week with a short test, and guardians hear from me how it goes.';

export const personalInfo = {
  additional_number: '01811111111',
  date_of_birth: '2000-01-31',
  bc_nid_po: '1990123456789',
  religion_id: 6,
  emergency_contact_name: 'Abdul Karim',
  emergency_contact_number: '01822222222',
  father_name: 'Abdur Rahman',
  father_number: '01833333333',
  mother_name: 'Rokeya Begum',
  mother_number: '01844444444',
  permanent_house_building: 'House 12',
  permanent_road_area: 'College Road',
  permanent_police_station: 'Sadar',
  permanent_district: 'Cumilla',
  present_house_building: 'House 7',
  present_road_area: 'Road 3',
  present_police_station: 'Mohammadpur',
  present_district: 'Dhaka',
  about_yourself: about,
};

export const places = { city_id: 1, location_id: 1001, preferred_location_id: [1001, 1005] };
export const categories = {
  category_id: [1, 2],
  i_class_id: [101, 111, 201],
  subject_id: [10101, 11101, 20101],
};

export const style = {
  expected_salary: 1500,
  upload_video: 'https://videos.example.com/watch?v=1',
  style_id: [1, 3],
  tutoring_place_id: [2, 3],
  about_your_tutoring_style: about,
};

/** SSC, as onboarding sends it. */
export const secondary = {
  education_level_id: 6,
  exam_title_id: 601,
  university_id: 1,
  group_id: 1,
  curriculum_id: 1,
  current_institute: '0',
};
export const higherSecondary = { ...secondary, education_level_id: 7, exam_title_id: 701 };
/** BSc, as onboarding sends it. */
export const bachelor = {
  education_level_id: 9,
  exam_title_id: 901,
  university_id: 1,
  university_type_id: 1,
  department_id: 1,
  current_semester: 6,
  current_institute: '1',
};

export const experience = {
  tutoring_category_id: 1,
  i_class_id: 109,
  teaching_location: 'Dhanmondi',
  duration_from: '2024-01-01',
  duration_to: '2024-12-31',
  about,
};

/** Friday morning and Saturday evening. */
export const week = {
  day: [1, 2, 3, 4, 5, 6, 7],
  morning: [0, 0, 0, 0, 0, 0, 1],
  noon: [0, 0, 0, 0, 0, 0, 0],
  afternoon: [0, 0, 0, 0, 0, 0, 0],
  evening: [1, 0, 0, 0, 0, 0, 0],
};
