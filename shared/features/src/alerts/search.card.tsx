import { openModal } from '@porao/platform';
import { ActionIcon, Badge, Button, Card, Flex, Group, LinkButton, Stack, Text } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { useListPress } from '../state/list-change.ts';
import { t } from './alerts.text.ts';
import { type Frequency, frequencyText } from './frequency.field.tsx';
import { SearchForm } from './search.form.tsx';
import type { Search, SearchCalls } from './search.ts';

interface SearchCardProps {
  search: Search;
  calls: SearchCalls;
  frequencies: readonly Frequency[];
  /** What deleting it means. */
  deleteText: string;
  /** Where what it finds is shown; `name` says it with the search's name. */
  link?: { to: string; label: string; name: string } | undefined;
  canPause?: boolean;
  children?: ReactNode;
}

/** A saved search: paused, changed, its finds opened or, once that is confirmed, deleted. */
export function SearchCard(props: SearchCardProps): ReactNode {
  const { search, calls, frequencies, deleteText, link, canPause = true, children } = props;
  const { id, name, frequency, paused } = search;
  const { busy, press } = useListPress(calls.list);
  const [isEdited, setEdited] = useState(false);
  if (isEdited) return <SearchForm {...{ search, calls, frequencies }} onClose={() => setEdited(false)} />;

  const ask = () =>
    openModal({
      title: t('deleteTitle'),
      body: deleteText,
      buttons: [
        { label: t('keep'), variant: 'default' },
        { label: t('deleteYes'), onPress: () => press(() => calls.remove(id), t('notDeleted')) },
      ],
    });
  const pause = () => press(() => calls.change(id, { paused: !paused }), t('notSaved'));

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
            <ActionIcon
              icon="edit"
              label={t('edit', { name })}
              onClick={() => setEdited(true)}
              disabled={busy}
            />
            <ActionIcon icon="trash" label={t('delete', { name })} onClick={ask} busy={busy} />
          </Flex>
        </Flex>
        {(link || canPause) && (
          <Group>
            {link && (
              <LinkButton size="sm" variant="light" to={link.to} aria-label={link.name}>
                {link.label}
              </LinkButton>
            )}
            {canPause && (
              <Button
                size="sm"
                variant="default"
                busy={busy}
                onClick={pause}
                aria-label={t(paused ? 'resumeName' : 'pauseName', { name })}
              >
                {t(paused ? 'resume' : 'pause')}
              </Button>
            )}
          </Group>
        )}
        {children}
      </Stack>
    </Card>
  );
}
