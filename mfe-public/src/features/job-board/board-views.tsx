import { lazyComponent } from '@porao/platform';
import { LoadingState, Text } from '@porao/ui';
import { t } from '../../common/messages.ts';
import styles from './job-board.module.css';

const Loading = () => <LoadingState label={t('board.lead')} shape="detail" />;

/** Shown instead of the board's list. The server loads their code first, but that of the map, which needs scripts. */
export const BoardMap = lazyComponent(
  () => import(/* webpackChunkName: "job-map" */ './job-map.tsx'),
  () => <MapLoading />,
);
export const FilterView = lazyComponent(
  () => import(/* webpackChunkName: "job-filters-view" */ './filters.part.tsx'),
  Loading,
);
export const AlertView = lazyComponent(
  () => import(/* webpackChunkName: "job-alert-view" */ './alert.view.tsx'),
  Loading,
);

function MapLoading() {
  return (
    <>
      <noscript>
        <Text>{t('map.scripts')}</Text>
      </noscript>
      <div className={styles.withScripts}>
        <LoadingState label={t('map.loading')} shape="detail" />
      </div>
    </>
  );
}
