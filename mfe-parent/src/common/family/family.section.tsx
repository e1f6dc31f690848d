import { notifyMissing, type Paged } from '@porao/features';
import { Button, type EmptyStateProps, Group, Stack, Title } from '@porao/ui';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { useDialogParam } from '../dialog-param.ts';
import type { DialogProps } from '../lazy.dialog.tsx';
import { PagedList } from '../paged.list.tsx';

export interface CardProps<Row> {
  row: Row;
  onEdit: () => void;
}

interface FamilySectionProps<Row> {
  title: string;
  addLabel: string;
  source: Paged<Row>;
  Card: ComponentType<CardProps<Row>>;
  error: string;
  empty: Pick<EmptyStateProps, 'title' | 'text'>;
  Dialog: ComponentType<DialogProps & { row?: Row | undefined }>;
}

/** Rows that a guardian adds and changes in a dialog of the address `?edit=`. */
export function FamilySection<Row extends { id: number }>(props: FamilySectionProps<Row>) {
  const { title, addLabel, source, Card, error, empty, Dialog } = props;
  const { asked, open, close } = useDialogParam();
  const row = source.data?.data.find(({ id }) => id === asked);
  const missing = typeof asked === 'number' && !row && source.data !== undefined && !source.isFetching;
  // Once, although the page may be drawn again before the address without the id is there.
  const leave = useEffectEvent(() => {
    notifyMissing();
    close();
  });
  useEffect(() => {
    if (missing) leave();
  }, [missing]);
  const add = (
    <Button icon="plus" onClick={() => open('new')} aria-haspopup="dialog">
      {addLabel}
    </Button>
  );
  return (
    <Stack as="section">
      <Group justify="space-between">
        <Title order={2} size={3}>
          {title}
        </Title>
        {source.data && source.data.total > 0 && add}
      </Group>
      <PagedList
        source={source}
        renderItem={(item) => <Card row={item} onEdit={() => open(item.id)} />}
        label={title}
        error={error}
        empty={{ ...empty, order: 3, action: add }}
      />
      <Dialog opened={asked === 'new' || row !== undefined} onClose={close} row={row} />
    </Stack>
  );
}
