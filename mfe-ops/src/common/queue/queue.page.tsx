import type { ReactNode } from 'react';
import { OpsPage, type OpsPageProps } from '../ops.layout.tsx';
import { CsvButton, type CsvSource } from './csv.button.tsx';
import { QueueFilters, type QueueFiltersProps } from './queue.filters.tsx';
import { Queue, type QueueProps } from './queue.tsx';
import type { RowId } from './roving-focus.ts';

export interface QueuePageProps<Row extends { id: RowId }>
  extends QueueFiltersProps,
    Omit<QueueProps<Row>, 'label' | 'error' | 'empty'> {
  /** Its heading, and what is said of a failure and an empty list. */
  words: (key: 'title' | 'failed' | 'empty' | 'empty.text') => string;
  header?: Pick<OpsPageProps, 'back' | 'actions'>;
  /** The list as a file; none unless given. */
  csv?: CsvSource | undefined;
  above?: ReactNode;
  /** Also the dialogs of the page. */
  below?: ReactNode;
}

export function QueuePage<Row extends { id: RowId }>(props: QueuePageProps<Row>): ReactNode {
  const { words, search, header, filters, csv, above, below } = props;
  const heading = words('title');
  return (
    <OpsPage
      title={heading}
      {...header}
      actions={
        <>
          {header?.actions}
          {csv && <CsvButton {...csv} />}
        </>
      }
    >
      {(filters || search) && <QueueFilters {...props} />}
      {above}
      <Queue
        {...props}
        label={heading}
        error={words('failed')}
        empty={{ title: words('empty'), text: words('empty.text') }}
      />
      {below}
    </OpsPage>
  );
}
