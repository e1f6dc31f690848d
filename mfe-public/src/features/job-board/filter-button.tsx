import { formatNumber, notify, retry } from '@porao/platform';
import { Button } from '@porao/ui';
import { type ComponentType, useRef, useState } from 'react';
import { t } from '../../common/messages.ts';
import type { FilterPanelProps } from './filter-panel.tsx';
import type { BoardFilters } from './filters.ts';
import styles from './job-board.module.css';

const loadPanel = () => retry(() => import(/* webpackChunkName: "job-filters" */ './filter-panel.tsx'));

interface FilterButtonProps {
  filters: BoardFilters;
  /** How many filters are set. */
  count: number;
  onApply: (filters: BoardFilters) => void;
}

/** Opens the filter panel, whose code comes when somebody reaches for it. */
export function FilterButton({ filters, count, onApply }: FilterButtonProps) {
  const [Panel, setPanel] = useState<ComponentType<FilterPanelProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const [loading, setLoading] = useState(false);
  // A new panel for each opening, so that it starts from what is set now.
  const [opening, setOpening] = useState(0);

  const open = async () => {
    setLoading(true);
    try {
      const { FilterPanel } = await loadPanel();
      setPanel(() => FilterPanel);
      setOpening((number) => number + 1);
      setOpened(true);
    } catch {
      notify({ tone: 'error', message: t('filter.loadFailed') });
    }
    setLoading(false);
  };
  // The panel is new at each opening, so it does not know who opened it.
  const close = () => {
    setOpened(false);
    button.current?.focus({ preventScroll: true });
  };
  const preload = () => void loadPanel().catch(() => {});

  return (
    <>
      <Button
        ref={button}
        icon="filter"
        variant={count > 0 ? 'filled' : 'default'}
        className={styles.filterButton}
        aria-haspopup="dialog"
        busy={loading}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void open()}
      >
        {count > 0 ? t('filter.openCount', { number: formatNumber(count) }) : t('filter.open')}
      </Button>
      {Panel && (
        <Panel
          key={opening}
          opened={opened}
          filters={filters}
          onClose={close}
          onApply={(next) => {
            close();
            onApply(next);
          }}
        />
      )}
    </>
  );
}
