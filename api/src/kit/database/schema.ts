import type { ColumnType, Generated } from 'kysely';
import type { MarketTables } from './market-schema.ts';

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Computed<T> = ColumnType<T, never, never>;
type RoleName = 'tutor' | 'parent' | 'operator';

interface Session {
  id: string;
  user_id: number;
  role: RoleName;
  created_at: Instant;
  expires_at: Instant;
  revoked_at: NullableInstant;
}

interface User {
  id: Generated<number>;
  name: string;
  email: string;
  phone_no: string;
  phone_no_verified_at: NullableInstant;
  gender: 1 | 2;
  photo: string | null;
  password_hash: string;
  active_role: RoleName;
  is_operator: Generated<boolean>;
  account_status: 'Green' | 'Yellow' | 'Red' | null;
  banned_at: NullableInstant;
  created_at: Instant;
}

interface Tutor {
  id: Generated<number>;
  user_id: number;
  city_id: number | null;
  location_id: number | null;
  teaching_latitude: number | null;
  teaching_longitude: number | null;
  teaching_location_name: string | null;
  expected_salary: number | null;
  upload_video: string | null;
  about_your_tutoring_style: string | null;
  expected_salary_online_per_hour: number | null;
  demo_class_video: string | null;
  about_your_online_tutoring_style: string | null;
  tutor_gender: 1 | 2 | 3 | null;
  live_latitude: number | null;
  live_longitude: number | null;
  live_at: NullableInstant;
  facebook: string | null;
  instagram: string | null;
  linkedin: string | null;
  x: string | null;
  created_at: Instant;
}

interface TutorPersonalInfo {
  tutor_id: number;
  additional_number: string | null;
  date_of_birth: string | null;
  bc_nid_po: string | null;
  religion_id: number | null;
  emergency_contact_name: string | null;
  emergency_contact_number: string | null;
  father_name: string | null;
  father_number: string | null;
  mother_name: string | null;
  mother_number: string | null;
  permanent_house_building: string | null;
  permanent_road_area: string | null;
  permanent_police_station: string | null;
  permanent_district: string | null;
  present_house_building: string | null;
  present_road_area: string | null;
  present_police_station: string | null;
  present_district: string | null;
  about_yourself: string | null;
}

interface TutorEducation {
  id: Generated<number>;
  tutor_id: number;
  education_level_id: number;
  exam_title_id: number;
  group_id: number | null;
  curriculum_id: number | null;
  curriculum_dependency_id: number | null;
  board_id: number | null;
  university_id: number | null;
  university_type_id: number | null;
  department_id: number | null;
  result: string | null;
  passing_year: number | null;
  current_semester: number | null;
  current_institute: Generated<boolean>;
  created_at: Instant;
}

interface Job {
  id: Generated<number>;
  status: Generated<'live' | 'filled' | 'expired' | 'cancelled'>;
  parent_id: number | null;
  student_id: number | null;
  tutoring_category_id: number;
  i_class_id: number;
  tutoring_place_id: number;
  city_id: number | null;
  location_id: number | null;
  flat_house: string | null;
  road_no: string | null;
  area: string | null;
  latitude: number | null;
  longitude: number | null;
  snap_latitude: Computed<number | null>;
  snap_longitude: Computed<number | null>;
  cell_small: Computed<number | null>;
  cell_large: Computed<number | null>;
  unit_x: Computed<number | null>;
  unit_y: Computed<number | null>;
  unit_z: Computed<number | null>;
  actual_salary: number;
  tutoring_time: string | null;
  tutoring_duration: number | null;
  days_in_week: number;
  number_of_students: Generated<number>;
  job_duration: Generated<number>;
  student_gender: 1 | 2 | 3;
  tutor_gender: 1 | 2 | 3;
  hiring_date: string | null;
  group_id: number | null;
  curriculum_id: number | null;
  university_type_id: number | null;
  schools: Generated<string[]>;
  colleges: Generated<string[]>;
  current_year: string | null;
  education_level_id: number | null;
  exam_title_id: number | null;
  religion_id: number | null;
  tutor_requirement: string | null;
  created_at: Instant;
  request_id: number | null;
  crash_program: Generated<boolean>;
  live_until: Instant;
}

export type ApplicationStage =
  | 'pending'
  | 'applied'
  | 'shortlisted'
  | 'appointed'
  | 'confirm'
  | 'payment'
  | 'closed';

/** Tables as Kysely sees them; the truth stands in migrations/. */
export interface Database extends MarketTables {
  cities: { id: number; city_name: string };
  locations: { id: number; city_id: number; location_name: string; latitude: number; longitude: number };
  tutoring_categories: { id: number; category_name: string };
  i_classes: { id: number; tutoring_category_id: number; class_name: string };
  subjects: { id: number; i_class_id: number; subject_name: string };
  tutoring_styles: { id: number; tutoring_style: string };
  tutoring_places: { id: number; tutoring_place: string };
  certificate_types: { id: number; title: string };
  education_levels: { id: number; dependency_name: string };
  university_types: { id: number; university_type: string };
  boards: { id: number; board_name: string };
  curriculums: { id: number; curriculum_name: string };
  groups: { id: number; group_name: string };
  curriculum_dependencies: { id: number; name: string };
  religions: { id: number; religion_name: string };
  exam_titles: { id: number; education_level_id: number; exam_title: string };
  universities: { id: Generated<number>; university_name: string; created_by: number | null };
  departments: { id: Generated<number>; department_name: string; created_by: number | null };
  reference_state: { only_row: Generated<boolean>; checksum: string };
  users: User;
  sessions: Session;
  otp_codes: {
    purpose: 'verify' | 'change' | 'reset';
    subject: string;
    user_id: number | null;
    phone_no: string;
    code_hash: string;
    tries: Generated<number>;
    sent_at: Instant;
    expires_at: Instant;
  };
  password_resets: { token_hash: string; user_id: number; expires_at: Instant };
  sms_outbox: { id: Generated<string>; phone_no: string; body: string; created_at: Instant };
  rate_limits: { key: string; hits: number; resets_at: Instant };
  geo_cache: { key: string; answer: unknown; expires_at: Instant };
  parents: {
    id: Generated<number>;
    user_id: number;
    additional_phone_number: string | null;
    about: string | null;
  };
  students: {
    id: Generated<number>;
    parent_id: number;
    name: string;
    gender: 1 | 2;
    dob: string | null;
    age: number | null;
    category_id: number;
    curriculum_id: number | null;
    i_class_id: number;
    institute_id: number | null;
    created_at: Instant;
  };
  parent_locations: {
    id: Generated<number>;
    parent_id: number;
    city_id: number;
    location_id: number;
    details_location: string;
    lat: number;
    lon: number;
    location: string | null;
    created_at: Instant;
  };
  tutors: Tutor;
  tutor_personal_infos: TutorPersonalInfo;
  tutor_preferred_locations: { tutor_id: number; location_id: number };
  tutor_categories: { tutor_id: number; tutoring_category_id: number };
  tutor_classes: { tutor_id: number; i_class_id: number };
  tutor_subjects: { tutor_id: number; subject_id: number };
  tutor_styles: { tutor_id: number; tutoring_style_id: number };
  tutor_places: { tutor_id: number; tutoring_place_id: number };
  tutor_availabilities: {
    tutor_id: number;
    day: number;
    morning: boolean;
    noon: boolean;
    afternoon: boolean;
    evening: boolean;
  };
  tutor_experiences: {
    id: Generated<number>;
    tutor_id: number;
    tutoring_category_id: number;
    i_class_id: number;
    teaching_location: string;
    duration_from: string;
    duration_to: string;
    about: string;
  };
  tutor_educations: TutorEducation;
  tutor_certificates: {
    id: Generated<number>;
    tutor_id: number;
    certificate_type_id: number;
    certificate: string;
    created_at: Instant;
  };
  tutor_wallets: {
    id: Generated<number>;
    tutor_id: number;
    place: number;
    wallet_type: 'bkash' | 'nagad' | 'upai';
    account_number: string;
  };
  jobs: Job;
  job_subjects: { job_id: number; subject_id: number };
  job_departments: { job_id: number; department_id: number };
  job_universities: { job_id: number; university_id: number };
  job_views: { job_id: number; views: number };
  job_view_marks: { job_id: number; viewer: string; hour: Instant };
  applications: {
    id: Generated<number>;
    job_id: number;
    tutor_id: number;
    stage: Generated<ApplicationStage>;
    closed_reason: string | null;
    closed_as: 'withdrawn' | 'declined' | 'not_selected' | 'timed_out' | null;
    preferred_at: NullableInstant;
    meet_asked_at: NullableInstant;
    created_at: Instant;
  };
  deals: {
    id: Generated<number>;
    application_id: number;
    state: Generated<'in_process' | 'continue' | 'ended'>;
    tutor_started_at: NullableInstant;
    guardian_started_at: NullableInstant;
    created_at: Instant;
  };
  saved_jobs: { tutor_id: number; job_id: number; created_at: Instant };
}
