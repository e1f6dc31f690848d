import { answerMessage, useWrite } from '@porao/features';
import { openModal } from '@porao/platform';
import { ActionIcon, Group } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { profileChanged, type Section } from '../../common/profile/profile.queries.ts';
import { saveFailure } from './save-failure.ts';

interface DeleteButtonProps {
  /** Names what is deleted: read aloud, and asked about. */
  name: string;
  section: Section;
  run: () => Promise<{ message: string }>;
}

/** Deletes a row, after asking: it cannot be undone. */
export function DeleteButton({ name, section, run }: DeleteButtonProps) {
  const { busy, press } = useWrite({
    send: run,
    event: () => profileChanged(section),
    success: answerMessage,
    failed: (error) => ({ title: t('save.failed'), message: saveFailure(error) }),
  });
  const ask = () =>
    openModal({
      title: t('delete.title'),
      body: t('delete.text', { name }),
      buttons: [
        { label: t('delete.cancel'), variant: 'default' },
        { label: t('delete.go'), onPress: () => press() },
      ],
    });
  return <ActionIcon icon="trash" label={t('delete.label', { name })} busy={busy} onClick={ask} />;
}

/** Beside a row: its form in its place, and deleting it. */
export function RowActions({ onEdit, ...row }: DeleteButtonProps & { onEdit: () => void }) {
  return (
    <Group wrap="nowrap" gap="2xs">
      <ActionIcon icon="edit" label={t('update.edit', { name: row.name })} onClick={onEdit} />
      <DeleteButton {...row} />
    </Group>
  );
}
