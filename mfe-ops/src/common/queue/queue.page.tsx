import type { ReactNode } from 'react';
import { OpsPage, type OpsPageProps } from '../ops.frame.tsx';
import { QueueFilters, type QueueFiltersProps } from './queue.filters.tsx';
import { Queue, type QueueProps } from './queue.tsx';
import type { RowId } from './roving-focus.ts';

interface QueuePageProps<Row extends { id: RowId }>
  extends QueueFiltersProps,
    Omit<QueueProps<Row>, 'label'> {
  /** Is the heading of the page and the name of the list. */
  heading: string;
  header?: Pick<OpsPageProps, 'back' | 'actions'>;
  above?: ReactNode;
  /** Also the dialogs of the page. */
  below?: ReactNode;
}

/** A page that is one list with its search and filters. */
export function QueuePage<Row extends { id: RowId }>(props: QueuePageProps<Row>): ReactNode {
  const { heading, header, filters, above, below } = props;
  return (
    <OpsPage title={heading} {...header}>
      {(filters || props.search) && <QueueFilters {...props} />}
      {above}
      <Queue {...props} label={heading} />
      {below}
    </OpsPage>
  );
}
