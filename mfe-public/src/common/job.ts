import type { Job, JobCard, TutorGender } from '@porao/contracts';
import type { Session } from '@porao/platform';

/** The tutor id that a viewer acts with; null for guests and for people signed in as a parent. */
export function tutorIdOf(session: Session | null): number | null {
  return session?.type === 'tutor' ? session.tutorId : null;
}

export function isApplied(job: Pick<JobCard, 'applications'>, tutorId: number | null): boolean {
  return tutorId !== null && job.applications.some((entry) => entry.tutor_id === tutorId);
}

/** The state of the viewer's own application; one that was sent just now has none yet. */
export function ownStageOf(job: Pick<Job, 'applications'>, tutorId: number | null) {
  return job.applications.find((entry) => entry.tutor_id === tutorId)?.stage ?? 'applied';
}

export function isSaved(job: Pick<JobCard, 'saved_by'>, tutorId: number | null): boolean {
  return tutorId !== null && job.saved_by.some((entry) => entry.tutor_id === tutorId);
}

/** The same job with the viewer's save added or taken away; saving twice changes nothing. */
export function withSaved<J extends Pick<JobCard, 'id' | 'saved_by'>>(
  job: J,
  tutorId: number,
  saved: boolean,
): J {
  if (isSaved(job, tutorId) === saved) return job;
  const others = job.saved_by.filter((entry) => entry.tutor_id !== tutorId);
  return {
    ...job,
    saved_by: saved ? [...others, { tutor_id: tutorId, tuition_job_offer_id: job.id }] : others,
  };
}

/** The same job with the viewer's application in it, counted once. */
export function withApplied<J extends JobCard | Job>(job: J, tutorId: number): J {
  if (isApplied(job, tutorId)) return job;
  const applied = { ...job, applications: [...job.applications, { tutor_id: tutorId }] };
  return 'total_application' in job ? { ...applied, total_application: job.total_application + 1 } : applied;
}

const genders = { 1: 'male', 2: 'female', 3: 'any' } as const;

/** 1 male, 2 female, anything else any (RUL-036). */
export function genderName(gender: TutorGender): 'male' | 'female' | 'any' {
  return genders[gender] ?? 'any';
}

/** `Area, City`, as far as the job has them; null when it has neither. */
export function placeOf(job: Pick<JobCard, 'location' | 'city'>): string | null {
  const parts = [job.location?.location_name, job.city?.city_name].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}
