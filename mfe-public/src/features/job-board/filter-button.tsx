import type { BoardFilters } from '@porao/contracts/board-filters';
import { afterPaint, formatNumber, lazyComponent } from '@porao/platform';
import { Button, GetForm } from '@porao/ui';
import { useLazyPanel } from '../../common/lazy-panel.ts';
import { t } from '../../common/messages.ts';
import { boardTo } from './board-url.ts';
import styles from './job-board.module.css';

const Panel = lazyComponent(() => import(/* webpackChunkName: "job-filters" */ './filter-panel.tsx'));

interface FilterButtonProps {
  filters: BoardFilters;
  count: number;
  onApply: (filters: BoardFilters) => void;
}

/** Opens the filter panel, whose code comes when somebody reaches for it; without scripts the page of the filters. */
export function FilterButton({ filters, count, onApply }: FilterButtonProps) {
  const { button, opening, opened, close, preload } = useLazyPanel(Panel.preload, t('filter.loadFailed'));
  const apply = async (next: BoardFilters) => {
    close();
    await afterPaint();
    onApply(next);
  };
  return (
    <>
      <GetForm to={boardTo(filters, {}, 'filters')}>
        <Button
          {...button}
          icon="filter"
          variant={count > 0 ? 'filled' : 'default'}
          className={styles.filterButton}
          onPointerEnter={preload}
          onFocus={preload}
        >
          {count > 0 ? t('filter.openCount', { number: formatNumber(count) }) : t('filter.open')}
        </Button>
      </GetForm>
      {opening > 0 && (
        <Panel
          key={opening}
          opened={opened}
          filters={filters}
          onClose={close}
          onApply={(next) => void apply(next)}
        />
      )}
    </>
  );
}
