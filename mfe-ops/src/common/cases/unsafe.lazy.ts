import { lazyComponent } from '@porao/platform';

/** Comes after the page; if it does not, the list of cases has the same first. */
export const UnsafeNotice = lazyComponent(
  () => import(/* webpackChunkName: "unsafe" */ './unsafe.notice.tsx'),
  null,
  () => null,
);
