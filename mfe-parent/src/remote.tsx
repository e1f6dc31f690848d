import { defineRemote, lazyPage, Navigate } from '@porao/platform';
import { familyPages } from './family.pages.tsx';
import { DashboardSkeleton } from './features/dashboard/dashboard.skeleton.tsx';
import { pages } from './pages.tsx';

const DashboardPage = lazyPage(
  () => import(/* webpackChunkName: "dashboard" */ './features/dashboard/dashboard.page.tsx'),
  <DashboardSkeleton />,
);

export default defineRemote({
  routes: [
    { path: '/parent', element: <Navigate to="/parent/dashboard" replace /> },
    { path: '/parent/dashboard', element: <DashboardPage /> },
    ...familyPages,
    ...pages,
  ],
  messages: (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.ts`),
});
