import type { LookupOption } from '@porao/contracts';
import type { BoardFilters } from '@porao/contracts/board-filters';
import { Button, Notice, Stack } from '@porao/ui';
import { Select } from '@porao/ui/controls';
import { memo } from 'react';
import { t } from '../../common/messages.ts';
import { useSubjectOptions } from './lookups.query.ts';

type Subject = Pick<BoardFilters, 'category' | 'iclass' | 'subject'>;

interface SubjectFilterProps extends Subject {
  onChange: (change: Subject) => void;
}

const toOptions = (rows: readonly LookupOption[] = []) => [
  { value: 0, label: t('filter.any') },
  ...rows.map(({ id, text }) => ({ value: id, label: text })),
];
/** Replaces a list that needs a choice above it. */
const waiting = (label: string) => [{ value: 0, label }];
const chosen = (value: number | null) => value || null;

/** Category, then its classes, then the subjects of one. Not drawn again by the other choices. */
export const SubjectFilter = memo(function SubjectFilter(props: SubjectFilterProps) {
  const { category, iclass, subject, onChange } = props;
  const { categories, classes, subjects } = useSubjectOptions(props);
  const failed = [categories, classes, subjects].find(({ isError }) => isError);
  return (
    <Stack gap="sm">
      <Select
        label={t('filter.category')}
        value={category ?? 0}
        options={toOptions(categories.data)}
        onChange={(value) => onChange({ category: chosen(value), iclass: null, subject: null })}
      />
      <Select
        label={t('filter.class')}
        value={iclass ?? 0}
        disabled={category === null}
        options={category === null ? waiting(t('filter.categoryFirst')) : toOptions(classes.data)}
        onChange={(value) => onChange({ category, iclass: chosen(value), subject: null })}
      />
      <Select
        label={t('filter.subject')}
        value={subject ?? 0}
        disabled={iclass === null}
        options={iclass === null ? waiting(t('filter.classFirst')) : toOptions(subjects.data)}
        onChange={(value) => onChange({ category, iclass, subject: chosen(value) })}
      />
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
});
