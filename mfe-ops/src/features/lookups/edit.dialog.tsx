import { type LookupList, type LookupRow, RenameLookupBody } from '@porao/contracts';
import { type OutputOf, useWriteForm } from '@porao/features';
import { call, formatDigits, formatNumber, query, useQuery } from '@porao/platform';
import { Button, DefinitionGrid, Group, LinkAnchor, Stack } from '@porao/ui';
import { CheckboxField, Form, FormError, SubmitButton } from '@porao/ui/forms';
import { Modal } from '@porao/ui/overlays';
import type { ReactNode } from 'react';
import { useIsLead } from '../../common/is-lead.ts';
import { Loaded } from '../../common/loaded.tsx';
import { paths } from '../../common/paths.ts';
import { badgesOf, nameOf } from './lookup-lines.tsx';
import { changes } from './lookups.queries.ts';
import { t } from './messages.ts';
import { NamesFields } from './names.fields.tsx';

export interface EditDialogProps {
  list: LookupList;
  id: number;
  onClose: () => void;
  onMerge: (row: LookupRow) => void;
  onHide: (row: LookupRow) => void;
  onReview: (row: LookupRow) => void;
}

export default function EditDialog(props: EditDialogProps): ReactNode {
  const { list, id, onClose } = props;
  const row = useQuery({
    ...query('GET /api/ops/lookups/:list/:id', { params: { list, id } }),
    staleTime: 0,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={row.data ? nameOf(row.data.data) : t('lookup.title')}
      closeLabel={t('close')}
    >
      <Loaded
        source={row}
        label={t('lookup.title')}
        count={1}
        error={t('lookup.failed')}
        home={{ to: paths.lookup({ list }), label: t('lookups.title') }}
      >
        {({ data }) => <Content key={data.id} {...props} row={data} />}
      </Loaded>
    </Modal>
  );
}

function Content({ row, ...props }: EditDialogProps & { row: LookupRow }): ReactNode {
  const { list, onClose, onMerge, onHide, onReview } = props;
  const isLead = useIsLead();
  const then = (act: (row: LookupRow) => void) => () => {
    onClose();
    act(row);
  };
  return (
    <Stack>
      {badgesOf(row)}
      <DefinitionGrid
        items={[
          { label: t('lookup.id'), value: formatDigits(String(row.id)) },
          { label: t('lookup.used'), value: formatNumber(row.uses) },
          ...(row.parent ? [{ label: t('lookup.parent'), value: nameOf(row.parent) }] : []),
          ...(row.added_by ? [{ label: t('lookup.addedBy'), value: row.added_by }] : []),
        ]}
      />
      <NamesForm list={list} row={row} onDone={onClose} />
      <Group>
        {row.waiting && (
          <Button variant="light" onClick={then(onReview)}>
            {t('lookup.review')}
          </Button>
        )}
        {!row.fixed && (
          <Button variant="default" onClick={then(onHide)}>
            {t(row.hidden_at === null ? 'lookup.hide.one' : 'lookup.show.one')}
          </Button>
        )}
        {!row.fixed && isLead && (
          <Button variant="default" onClick={then(onMerge)}>
            {t('lookup.merge')}
          </Button>
        )}
      </Group>
      <LinkAnchor to={`${paths.log}?subject=${list}&id=${row.id}`}>{t('lookup.log')}</LinkAnchor>
    </Stack>
  );
}

interface NamesFormProps {
  list: LookupList;
  row: LookupRow;
  onDone: () => void;
}

function NamesForm({ list, row, onDone }: NamesFormProps): ReactNode {
  const { form, submit } = useWriteForm({
    schema: RenameLookupBody,
    start: {
      name: row.name,
      bengali_name: row.bengali_name ?? '',
      other_names: row.other_names.join('\n'),
      everywhere: false,
      from: { name: row.name, bengali_name: row.bengali_name },
    },
    send: (body: OutputOf<typeof RenameLookupBody>) =>
      call('POST /api/ops/lookups/:list/:id/rename', { params: { list, id: row.id }, body }),
    stale: changes,
    success: ({ message }) => ({ title: t('lookup.saved'), message }),
    onDone,
  });
  return (
    <Form form={form} onSubmit={submit} label={t('lookup.names')}>
      <FormError form={form} />
      <NamesFields form={form} />
      {row.same_name > 0 && (
        <CheckboxField
          form={form}
          name="everywhere"
          label={t('lookup.everywhere', { count: row.same_name })}
        />
      )}
      <SubmitButton form={form} busyLabel={t('lookup.saving')}>
        {t('lookup.save')}
      </SubmitButton>
    </Form>
  );
}
