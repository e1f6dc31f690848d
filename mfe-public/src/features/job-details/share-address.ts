import { lazyComponent, useLocation, useQuery } from '@porao/platform';

/** The address of the same page with the ways to share it, where no script opens their dialog. */
export const shareTo = (pathname: string): string => `${pathname}?view=share`;

export const isShareView = (params: URLSearchParams): boolean => params.get('view') === 'share';

/** The site's own origin: on the server the page's request says it. */
export const originQuery = {
  queryKey: ['mfe-public', 'origin'] as const,
  queryFn: () => Promise.resolve(location.origin),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always' as const,
};

export const SharePart = lazyComponent(
  () => import(/* webpackChunkName: "job-share-view" */ './share.part.tsx'),
);

/** The whole address of this page; undefined until the origin is known. */
export function useSharedUrl(): string | undefined {
  const { pathname } = useLocation();
  const { data: origin } = useQuery(originQuery);
  return origin && origin + pathname;
}
