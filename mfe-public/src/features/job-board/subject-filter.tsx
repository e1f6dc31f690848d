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

/** Sent empty, it is no parameter of the address. */
const any = '' as const;
const toOptions = (rows: readonly LookupOption[] = []) => [
  { value: any, label: t('filter.any') },
  ...rows.map(({ id, text }) => ({ value: id, label: text })),
];
/** Replaces a list that needs a choice above it. */
const waiting = (label: string): { value: number | typeof any; label: string }[] => [{ value: any, label }];
const chosen = (value: number | typeof any | null) => value || null;

/** Category, then its classes, then the subjects of one. Not drawn again by the other choices. */
export const SubjectFilter = memo(function SubjectFilter(props: SubjectFilterProps) {
  const { category, iclass, subject, onChange } = props;
  const { categories, classes, subjects } = useSubjectOptions(props);
  const failed = [categories, classes, subjects].find(({ isError }) => isError);
  return (
    <Stack gap="sm">
      <Select
        name="category"
        label={t('filter.category')}
        value={category ?? any}
        options={toOptions(categories.data)}
        onChange={(value) => onChange({ category: chosen(value), iclass: null, subject: null })}
      />
      <Select
        name="class"
        label={t('filter.class')}
        value={iclass ?? any}
        disabled={category === null}
        options={category === null ? waiting(t('filter.categoryFirst')) : toOptions(classes.data)}
        onChange={(value) => onChange({ category, iclass: chosen(value), subject: null })}
      />
      <Select
        name="subject"
        label={t('filter.subject')}
        value={subject ?? any}
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
