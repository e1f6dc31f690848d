import type { LookupOption } from '@porao/contracts';
import { Button, Notice, Stack } from '@porao/ui';
import { Select } from '@porao/ui/controls';
import { t } from '../../common/messages.ts';
import type { BoardFilters } from './filters.ts';
import { useSubjectOptions } from './lookups.query.ts';

interface SubjectFilterProps {
  filters: BoardFilters;
  onChange: (change: Pick<BoardFilters, 'category' | 'iclass' | 'subject'>) => void;
}

const toOptions = (rows: readonly LookupOption[] = []) => [
  { value: 0, label: t('filter.any') },
  ...rows.map(({ id, text }) => ({ value: id, label: text })),
];
const chosen = (value: number | null) => value || null;

/** Category, then its classes, then the subjects of one. */
export function SubjectFilter({ filters, onChange }: SubjectFilterProps) {
  const { category, iclass, subject } = filters;
  const { categories, classes, subjects } = useSubjectOptions(filters);
  const failed = [categories, classes, subjects].find(({ isError }) => isError);
  return (
    <Stack gap="sm">
      <Select
        label={t('filter.category')}
        value={category ?? 0}
        options={toOptions(categories.data)}
        onChange={(value) => onChange({ category: chosen(value), iclass: null, subject: null })}
      />
      {category !== null && (
        <Select
          label={t('filter.class')}
          value={iclass ?? 0}
          options={toOptions(classes.data)}
          onChange={(value) => onChange({ category, iclass: chosen(value), subject: null })}
        />
      )}
      {iclass !== null && (
        <Select
          label={t('filter.subject')}
          value={subject ?? 0}
          options={toOptions(subjects.data)}
          onChange={(value) => onChange({ category, iclass, subject: chosen(value) })}
        />
      )}
      {failed && (
        <Notice
          tone="error"
          title={t('filter.listFailed')}
          action={
            <Button
              variant="default"
              size="sm"
              icon="refresh"
              busy={failed.isFetching}
              onClick={() => void failed.refetch()}
            >
              {t('retry')}
            </Button>
          }
        />
      )}
    </Stack>
  );
}
