import type { ReactNode } from 'react';
import { OpsPage, type OpsPageProps } from '../ops.frame.tsx';
import { QueueFilters, type QueueFiltersProps } from './queue.filters.tsx';
import { Queue, type QueueProps } from './queue.tsx';
import type { RowId } from './roving-focus.ts';

interface QueuePageProps<Row extends { id: RowId }>
  extends QueueFiltersProps,
    Omit<QueueProps<Row>, 'label'> {
  /** Of the page; it names the list too. */
  heading: string;
  back?: OpsPageProps['back'];
  actions?: ReactNode;
  above?: ReactNode;
  /** Also the dialogs of the page. */
  below?: ReactNode;
}

/** A page that is one list with its search and filters. */
export function QueuePage<Row extends { id: RowId }>(props: QueuePageProps<Row>): ReactNode {
  const { heading, back, actions, search, filters, above, below, ...queue } = props;
  return (
    <OpsPage title={heading} actions={actions} {...(back && { back })}>
      {(search !== undefined || filters) && <QueueFilters search={search} filters={filters} />}
      {above}
      <Queue {...queue} label={heading} />
      {below}
    </OpsPage>
  );
}
