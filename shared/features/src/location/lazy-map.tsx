import { Skeleton } from '@porao/ui';
import { lazyPart } from '../state/lazy-part.tsx';
import { t } from './messages.ts';
import type { MapProps } from './place.ts';

/** The map, loaded after the page: without it a place can still be searched for. */
export const LazyMap = lazyPart<MapProps>(
  () => import(/* webpackChunkName: "map" */ './map.part.tsx'),
  ({ small }) => <Skeleton height={small ? '9rem' : '18rem'} />,
  () => t('map.failed'),
);
