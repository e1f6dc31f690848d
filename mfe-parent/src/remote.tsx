import { defineRemote, lazyPage, Navigate } from '@porao/platform';
import { FamilySkeleton } from './common/family/family.skeleton.tsx';
import { DashboardSkeleton } from './features/dashboard/dashboard.skeleton.tsx';
import { pages } from './pages.tsx';

const DashboardPage = lazyPage(
  () => import(/* webpackChunkName: "dashboard" */ './features/dashboard/dashboard.page.tsx'),
  <DashboardSkeleton />,
);
const StudentsPage = lazyPage(
  () => import(/* webpackChunkName: "students" */ './features/students/students.page.tsx'),
  <FamilySkeleton />,
);
const LocationsPage = lazyPage(
  () => import(/* webpackChunkName: "locations" */ './features/locations/locations.page.tsx'),
  <FamilySkeleton />,
);

export default defineRemote({
  routes: [
    { path: '/parent', element: <Navigate to="/parent/dashboard" replace /> },
    { path: '/parent/dashboard', element: <DashboardPage /> },
    { path: '/parent/dashboard/settings/students', element: <StudentsPage /> },
    { path: '/parent/dashboard/settings/location', element: <LocationsPage /> },
    ...pages,
  ],
  messages: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.ts`),
});
