import type { BoardFilters } from '@porao/contracts/board-filters';
import { Button } from '@porao/ui';
import { BottomSheet } from '@porao/ui/overlays';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { t } from '../../common/messages.ts';
import { FilterForm } from './filter.form.tsx';

interface FilterPanelProps {
  opened: boolean;
  filters: BoardFilters;
  onApply: (filters: BoardFilters) => void;
  onClose: () => void;
}

/** Side panel on desktop, bottom sheet on phones. Nothing changes before Apply. */
export default function FilterPanel({ opened, filters, onApply, onClose }: FilterPanelProps) {
  const id = useId();
  const latest = useRef(onApply);
  useEffect(() => {
    latest.current = onApply;
  });
  // The page behind gives others at each render, which would draw the form again.
  const [start] = useState(filters);
  const apply = useCallback((next: BoardFilters) => latest.current(next), []);

  return (
    <BottomSheet
      opened={opened}
      onClose={onClose}
      title={t('filter.title')}
      closeLabel={t('filter.dismiss')}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('filter.close')}
          </Button>
          <Button type="submit" form={id}>
            {t('filter.apply')}
          </Button>
        </>
      }
    >
      <FilterForm id={id} filters={start} onApply={apply} />
    </BottomSheet>
  );
}
