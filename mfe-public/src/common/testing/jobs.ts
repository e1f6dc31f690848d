import type { Job, JobBoardPage, JobCard } from '@porao/contracts';
import { jobCard, page } from '@porao/platform/testing/answers';

/** A job of Dhaka with every requirement unset. */
export function aJob(change: Partial<Job> = {}): Job {
  return {
    ...jobCard(41),
    full_address: 'Dhanmondi, Dhaka',
    flat_house: null,
    area: 'Dhanmondi',
    road_no: null,
    tutoring_time: '17:05:00',
    tutoring_duration: 1.5,
    number_of_students: 1,
    job_duration: 0,
    student_gender: 2,
    hiring_date: '2026-12-01',
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
    ...change,
  };
}

export function aPage(jobs: JobCard[], change: Partial<JobBoardPage> = {}): JobBoardPage {
  return {
    ...page(jobs),
    total_is_capped: false,
    next_cursor: null,
    ...change,
  };
}
