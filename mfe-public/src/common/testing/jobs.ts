import type { Job, JobBoardPage, JobCard } from '@porao/contracts';

/** A job of Dhaka with every requirement unset. */
export function aJob(change: Partial<Job> = {}): Job {
  return {
    id: 41,
    iclass: { class_name: 'Class 8' },
    location: { location_name: 'Dhanmondi' },
    city: { id: 1, city_name: 'Dhaka' },
    full_address: 'Dhanmondi, Dhaka',
    flat_house: null,
    area: 'Dhanmondi',
    road_no: null,
    latitude: 23.7461,
    longitude: 90.3742,
    actual_salary: 6500,
    tutoring_time: '17:05:00',
    tutoring_duration: 1.5,
    days_in_week: 5,
    number_of_students: 1,
    job_duration: 0,
    student_gender: 2,
    tutor_gender: 3,
    hiring_date: '2026-12-01',
    created_at: '2026-11-18T08:00:00.000Z',
    tutoring_category: { category_name: 'Bangla Medium' },
    subjects: [
      { id: 1, subject_name: 'Mathematics' },
      { id: 2, subject_name: 'Science' },
    ],
    tutoring_place: { id: 2, tutoring_place: 'Home' },
    group: null,
    curriculum: null,
    departments: [],
    universities: [],
    university_type: null,
    schools: [],
    colleges: [],
    current_year: null,
    education_level: null,
    exam_title: null,
    tutor_religion: null,
    tutor_requirement: null,
    total_application: 3,
    job_views: 12_345,
    answers: null,
    applications: [],
    saved_by: [],
    ...change,
  };
}

export function aPage(jobs: JobCard[], change: Partial<JobBoardPage> = {}): JobBoardPage {
  return {
    data: jobs,
    current_page: 1,
    last_page: 1,
    total: jobs.length,
    total_is_capped: false,
    next_cursor: null,
    ...change,
  };
}
