import { lazyPage } from '@porao/platform';
import { withPaths } from '@porao/platform/paths';
import { patterns } from './common/paths.ts';
import { HomeSkeleton } from './features/home/home.skeleton.tsx';

const Home = lazyPage(
  () => import(/* webpackChunkName: "home" */ './features/home/home.page.tsx'),
  <HomeSkeleton />,
);

/** The page of each path. */
export const routes = withPaths(patterns, {
  home: { element: <Home /> },
});
