import { setOnline } from '@porao/platform/testing';
import { page, request } from '@porao/platform/testing/answers';
import { lessonMonth } from '@porao/platform/testing/lessons';
import { describeList, type ListCase } from '@porao/platform/testing/lists';
import { review, reviews } from '@porao/platform/testing/reviews';
import { salaryMonth } from '@porao/platform/testing/salary';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import { candidate, place, routine, student, tutor } from './common/testing/answers.ts';
import { guardian } from './common/testing/guardian.tsx';
import { renderAsGuardian } from './common/testing/render.tsx';
import LessonsPage from './features/lessons/lessons.page.tsx';
import LocationsPage from './features/locations/locations.page.tsx';
import MyTutorsPage from './features/my-tutors/my-tutors.page.tsx';
import ReviewsPage from './features/profile/reviews.page.tsx';
import RoutinePage from './features/routine/routine.page.tsx';
import StudentsPage from './features/students/students.page.tsx';
import RequestPage from './features/tutor-requests/request.page.tsx';
import RequestsPage from './features/tutor-requests/requests.page.tsx';
import en from './locales/en.ts';
import { routes } from './routes.ts';

// Leaflet measures the page, which jsdom has none of.
vi.mock('@porao/ui/map', () => ({ LocationMap: () => null }));

interface PageList extends ListCase {
  path: string;
  /** Its parameters filled in. */
  address?: string;
  content: ReactNode;
  /** Holds the answers that are read before the list. */
  first?: Record<string, unknown>;
}

const approved = request(3, { stage: 'Approved', tuition_job_offer_id: 9, candidates: 1 });
const cases: Record<string, PageList> = {
  students: {
    path: routes.students.path,
    content: <StudentsPage />,
    call: 'GET /api/my-student',
    answer: page([student(1)]),
    failed: en['students.failed'],
    shows: 'Student 1',
  },
  locations: {
    path: routes.location.path,
    content: <LocationsPage />,
    call: 'GET /api/my-location',
    answer: page([place(7)]),
    failed: en['locations.failed'],
    shows: 'House 7',
  },
  tutors: {
    path: routes.myTutor.path,
    content: <MyTutorsPage />,
    call: 'GET /api/my-tutor',
    answer: page([tutor(1)]),
    first: { 'GET /api/deals/1/cases': { data: [] }, 'GET /api/ended-deals': { data: [] } },
    failed: en['tutors.failed'],
    shows: 'Nusrat Jahan',
  },
  lessons: {
    path: routes.lessons.path,
    address: routes.lessons.path.replace(':dealId', '4'),
    content: <LessonsPage />,
    call: 'GET /api/deals/4/lessons',
    answer: lessonMonth({ side: 'guardian' }),
    first: {
      'GET /api/deals/4/cases': { data: [] },
      'GET /api/deals/4/salary': salaryMonth({ side: 'guardian' }),
    },
    failed: 'The lessons could not be loaded',
    shows: '18 Nov, 2026',
  },
  reviews: {
    path: routes.reviews.path,
    content: <ReviewsPage />,
    call: 'GET /api/reviews',
    answer: reviews({ about: [{ ...review(1), deal_id: 4, name: 'Rahim Uddin' }] }),
    first: { 'GET /api/v1/user': { data: guardian } },
    failed: 'The reviews could not be loaded',
    shows: 'Words of review 1',
  },
  requests: {
    path: routes.tutorRequests.path,
    content: <RequestsPage />,
    call: 'GET /api/tutor-request',
    answer: page([request(41)]),
    failed: en['requests.failed'],
    shows: 'Tutor for Class 8',
  },
  candidates: {
    path: routes.candidates.path,
    address: routes.candidates.path.replace(':requestId', '3'),
    content: <RequestPage />,
    call: 'GET /api/tutor-request/3/candidates',
    answer: page([candidate(1)]),
    first: { 'GET /api/tutor-request/3': { data: approved } },
    failed: en['candidates.failed'],
    shows: 'Tutor 1',
  },
  'days of a routine': {
    path: routes.routine.path,
    address: routes.routine.path.replace(/:stdId.*/, '1/31/60'),
    content: <RoutinePage />,
    call: 'GET /api/routine',
    answer: page([routine(1)]),
    first: { 'GET /api/my-tutor': page([tutor(1)]), 'GET /api/my-student': page([student(1)]) },
    failed: en['routine.failed'],
    shows: 'Saturday',
  },
};

afterEach(() => setOnline(true));

for (const [name, { path, address = path, content, first, ...list }] of Object.entries(cases))
  describeList(
    `the list of ${name}`,
    list,
    (answer) => renderAsGuardian(address, path, content, { ...first, [list.call]: answer }).server,
  );
