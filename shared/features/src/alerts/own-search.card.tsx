import { type SavedSearch, SavedSearchBody } from '@porao/contracts';
import { alertFrequencies, digestFrequencies } from '@porao/contracts/constants';
import { call, openModal } from '@porao/platform';
import { ActionIcon, Button, Card, Flex, Group } from '@porao/ui';
import { Form, FormError, SubmitButton, TextField } from '@porao/ui/forms';
import { type ReactNode, useState } from 'react';
import { failureToast } from '../failure/failure.ts';
import { answerMessage, useWrite } from '../write/write.ts';
import { useWriteForm } from '../write/write-form.ts';
import { t } from './alerts.text.ts';
import { FrequencyField } from './frequency.field.tsx';
import { SearchCard, type SearchLink } from './search.card.tsx';

interface OwnSearchCardProps {
  search: SavedSearch;
  /** The consequence of deleting it. */
  deleteText: string;
  link?: SearchLink;
  children?: ReactNode;
}

/** A saved search of the account: paused, changed, its finds opened or, once that is confirmed, deleted. The one by
 * profile is paused by a switch outside. */
export function OwnSearchCard({ search, deleteText, ...card }: OwnSearchCardProps) {
  const { id, name, paused, board, request_id } = search;
  const params = { id };
  const done = { stale: ['GET /api/saved-searches'], success: answerMessage };
  const removal = useWrite({
    ...done,
    send: () => call('DELETE /api/saved-searches/:id', { params }),
    failed: failureToast(t('notDeleted')),
  });
  const pause = useWrite({
    ...done,
    send: () => call('PUT /api/saved-searches/:id', { params, body: { paused: !paused } }),
    failed: failureToast(t('notSaved')),
  });
  const busy = removal.busy || pause.busy;
  const [isEdited, setEdited] = useState(false);
  if (isEdited) return <SearchForm search={search} onClose={() => setEdited(false)} />;

  const ask = () =>
    openModal({
      title: t('deleteTitle'),
      body: deleteText,
      buttons: [
        { label: t('keep'), variant: 'default' },
        { label: t('deleteYes'), onPress: () => removal.press() },
      ],
    });
  const tools = (
    <Flex gap="2xs" style={{ flexShrink: 0 }}>
      <ActionIcon icon="edit" label={t('edit', { name })} onClick={() => setEdited(true)} disabled={busy} />
      <ActionIcon icon="trash" label={t('delete', { name })} onClick={ask} busy={busy} />
    </Flex>
  );
  const actions = (board ?? request_id) !== null && (
    <Button
      size="sm"
      variant="default"
      busy={busy}
      onClick={() => pause.press()}
      aria-label={t(paused ? 'resumeName' : 'pauseName', { name })}
    >
      {t(paused ? 'resume' : 'pause')}
    </Button>
  );
  return <SearchCard {...card} search={search} tools={tools} actions={actions} />;
}

const schema = SavedSearchBody.pick({ name: true, frequency: true });

function SearchForm({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const { id, name, frequency, request_id } = search;
  const { form, submit } = useWriteForm({
    schema,
    start: { name, frequency },
    send: (body) => call('PUT /api/saved-searches/:id', { params: { id }, body }),
    stale: ['GET /api/saved-searches'],
    success: answerMessage,
    onDone: onClose,
  });
  return (
    <Card look="soft">
      <Form form={form} onSubmit={submit} label={t('form')}>
        <FormError form={form} title={t('notSaved')} />
        <TextField form={form} name="name" label={t('name')} maxLength={60} />
        <FrequencyField
          form={form}
          name="frequency"
          options={request_id === null ? alertFrequencies : digestFrequencies}
        />
        <Group>
          <SubmitButton form={form} busyLabel={t('saving')}>
            {t('save')}
          </SubmitButton>
          <Button variant="default" onClick={onClose} disabled={form.formState.isSubmitting}>
            {t('cancel')}
          </Button>
        </Group>
      </Form>
    </Card>
  );
}
