import type { SavedSearch } from '@porao/contracts';
import { boardPath, FeedPart, frequencyText } from '@porao/features';
import { call, openModal } from '@porao/platform';
import { ActionIcon, Badge, Button, Card, Flex, Group, LinkButton, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { AlertForm } from './alert.form.tsx';
import { useSearchPress } from './alert.mutation.ts';
import { t } from './alerts.text.ts';

interface AlertRowProps {
  search: SavedSearch;
  isEdited: boolean;
  onEdit: () => void;
  onClose: () => void;
}

/** A saved search: paused, changed, opened on the board or, once that is confirmed, deleted. */
export function AlertRow({ search, isEdited, onEdit, onClose }: AlertRowProps): ReactNode {
  const { id, name, frequency, paused, board, feed } = search;
  const { busy, press } = useSearchPress();
  if (isEdited) return <AlertForm search={search} onClose={onClose} />;

  const remove = () =>
    press(() => call('DELETE /api/saved-searches/:id', { params: { id } }), t('notDeleted'));
  const ask = () =>
    openModal({
      title: t('deleteTitle'),
      body: t('deleteText', { name }),
      buttons: [
        { label: t('keep'), variant: 'default' },
        { label: t('deleteYes'), onPress: remove },
      ],
    });
  const pause = () =>
    press(
      () => call('PUT /api/saved-searches/:id', { params: { id }, body: { paused: !paused } }),
      t('notSaved'),
    );

  return (
    <Card>
      <Stack gap="xs">
        <Flex justify="space-between" gap="sm">
          <Stack gap="2xs" style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Text as="span" weight="bold">
              {name}
            </Text>
            <Group>
              <Text as="span" size="sm" tone="dim">
                {frequencyText(frequency)}
              </Text>
              {paused && <Badge>{t('paused')}</Badge>}
            </Group>
          </Stack>
          <Flex gap="2xs" style={{ flexShrink: 0 }}>
            <ActionIcon icon="edit" label={t('edit', { name })} onClick={onEdit} disabled={busy} />
            <ActionIcon icon="trash" label={t('delete', { name })} onClick={ask} busy={busy} />
          </Flex>
        </Flex>
        {board && (
          <Group>
            <LinkButton size="sm" variant="light" to={boardPath(board)} aria-label={t('open', { name })}>
              {t('openShort')}
            </LinkButton>
            <Button
              size="sm"
              variant="default"
              busy={busy}
              onClick={pause}
              aria-label={t(paused ? 'resumeName' : 'pauseName', { name })}
            >
              {t(paused ? 'resume' : 'pause')}
            </Button>
          </Group>
        )}
        <FeedPart path={feed} />
      </Stack>
    </Card>
  );
}
