import type { LookupList, LookupRow } from '@porao/contracts';
import { formFailureText, useWrite } from '@porao/features';
import { call, query, useQuery } from '@porao/platform';
import { Button, Notice, Stack, Text } from '@porao/ui';
import { Field, RadioChips } from '@porao/ui/controls';
import { Modal } from '@porao/ui/overlays';
import { type ReactNode, useState } from 'react';
import styles from '../../common/input.module.css';
import { Loaded } from '../../common/loaded.tsx';
import { nameOf } from './lookup-lines.tsx';
import { changes } from './lookups.queries.ts';
import { t } from './messages.ts';

export interface MergeDialogProps {
  list: LookupList;
  /** The row that goes. */
  row: LookupRow;
  onClose: () => void;
}

const shown = 8;

/** Chooses the row that stays, and says what will move before anything does. */
export default function MergeDialog({ list, row, onClose }: MergeDialogProps): ReactNode {
  const [text, setText] = useState('');
  const [into, setInto] = useState<LookupRow | null>(null);
  const found = useQuery({
    ...query('GET /api/ops/lookups/:list', {
      params: { list },
      query: { q: text.trim(), parent: row.parent?.id, per_page: 100 },
    }),
    placeholderData: (shown) => shown,
  });
  const options = (found.data?.data ?? []).filter(({ id }) => id !== row.id).slice(0, shown);
  const merge = useWrite({
    send: (stays: LookupRow) =>
      call('POST /api/ops/lookups/:list/:id/merge', {
        params: { list, id: row.id },
        body: { into: stays.id, from: { name: row.name, into: stays.name } },
      }),
    stale: changes,
    success: ({ message }) => ({ title: t('lookup.merged'), message }),
    failed: null,
    onDone: onClose,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      locked={merge.busy}
      title={t('lookup.merge.title', { name: nameOf(row) })}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="default" onClick={onClose} disabled={merge.busy}>
            {t('cancel')}
          </Button>
          <Button
            variant="danger"
            disabled={into === null}
            busy={merge.busy}
            busyLabel={t('lookup.merging')}
            onClick={() => into !== null && merge.press(into)}
          >
            {t('lookup.merge')}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{t('lookup.merge.text')}</Text>
        <Field label={t('lookup.merge.search')}>
          {(aria) => (
            <input
              {...aria}
              className={styles.input}
              type="search"
              autoComplete="off"
              maxLength={100}
              data-autofocus
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Loaded source={found} label={t('lookup.title')} count={1} error={t('lookup.failed')}>
          {() =>
            options.length === 0 ? (
              <Text tone="dim">{t('lookup.merge.none')}</Text>
            ) : (
              <RadioChips
                label={t('lookup.merge.into')}
                options={options.map((option) => ({ value: option.id, label: nameOf(option) }))}
                value={into?.id ?? null}
                onChange={(id) => setInto(options.find((option) => option.id === id) ?? null)}
              />
            )
          }
        </Loaded>
        {into !== null && <Measure list={list} id={row.id} into={into.id} />}
        {merge.error && <Notice tone="error">{formFailureText(merge.error)}</Notice>}
      </Stack>
    </Modal>
  );
}

function Measure({ list, id, into }: { list: LookupList; id: number; into: number }): ReactNode {
  const measure = useQuery({
    ...query('GET /api/ops/lookups/:list/:id/merge', { params: { list, id }, query: { into } }),
    staleTime: 0,
  });
  return (
    <Loaded source={measure} label={t('lookup.merge.measure')} count={1} error={t('lookup.merge.refused')}>
      {({ data }) => (
        <Notice tone="warning">
          <Text>{t('lookup.merge.moved', { count: data.moved })}</Text>
          {data.merged_below > 0 && <Text>{t('lookup.merge.below', { count: data.merged_below })}</Text>}
          <Text>{t('lookup.merge.final')}</Text>
        </Notice>
      )}
    </Loaded>
  );
}
