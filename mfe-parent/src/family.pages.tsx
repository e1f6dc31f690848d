import { lazyPage, type RouteObject } from '@porao/platform';
import { FamilySkeleton } from './common/family/family.skeleton.tsx';
import { PageSkeleton } from './common/page.skeleton.tsx';
import { paths } from './common/paths.ts';
import { HireSkeleton } from './features/hire-home-tutor/hire.skeleton.tsx';
import { HireLink } from './features/tutor-requests/hire.link.tsx';

const StudentsPage = lazyPage(
  () => import(/* webpackChunkName: "students" */ './features/students/students.page.tsx'),
  <FamilySkeleton />,
);
const LocationsPage = lazyPage(
  () => import(/* webpackChunkName: "locations" */ './features/locations/locations.page.tsx'),
  <FamilySkeleton />,
);
const HireHomeTutorPage = lazyPage(
  () =>
    import(/* webpackChunkName: "hire-home-tutor" */ './features/hire-home-tutor/hire-home-tutor.page.tsx'),
  <HireSkeleton />,
);
const RequestsPage = lazyPage(
  () => import(/* webpackChunkName: "tutor-requests" */ './features/tutor-requests/requests.page.tsx'),
  <PageSkeleton title="requests.title" section="requests" shape="detail" actions={<HireLink />} />,
);
const RequestPage = lazyPage(
  () => import(/* webpackChunkName: "tutor-request" */ './features/tutor-requests/request.page.tsx'),
  <PageSkeleton title="requests.title" shape="detail" count={1} />,
);

const HirePage = lazyPage(
  () => import(/* webpackChunkName: "hire" */ './features/hire/hire.page.tsx'),
  <PageSkeleton title="hire.title" />,
);
const MyTutorsPage = lazyPage(
  () => import(/* webpackChunkName: "my-tutors" */ './features/my-tutors/my-tutors.page.tsx'),
  <PageSkeleton title="tutors.title" section="teachers" />,
);
const RoutinePage = lazyPage(
  () => import(/* webpackChunkName: "routine" */ './features/routine/routine.page.tsx'),
  <PageSkeleton title="routine.title" count={1} />,
);

/** From a family's wish to its tutor's week. */
export const familyPages: RouteObject[] = [
  { path: paths.hire, element: <HirePage /> },
  { path: paths.hireTutor, element: <HireHomeTutorPage /> },
  { path: paths.tutorRequests, element: <RequestsPage /> },
  { path: `${paths.tutorRequests}/:requestId`, element: <RequestPage /> },
  { path: `${paths.tutorRequests}/:requestId/candidates`, element: <RequestPage /> },
  { path: paths.myTutor, element: <MyTutorsPage /> },
  { path: paths.manageTutor, element: <MyTutorsPage /> },
  { path: paths.manage, element: <MyTutorsPage /> },
  { path: paths.routine(':stdId', ':tutorId', ':jobId'), element: <RoutinePage /> },
  { path: paths.students, element: <StudentsPage /> },
  { path: paths.location, element: <LocationsPage /> },
];
