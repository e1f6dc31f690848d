import type { SavedSearch } from '@porao/contracts';
import { writeFilters } from '@porao/contracts/board-filters';
import { jobBoard } from '@porao/contracts/paths';
import { filtersOf } from '@porao/contracts/saved-board';
import { Badge, Card, Flex, Group, LinkButton, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './alerts.text.ts';

/** Where what a search finds is shown; `name` says it with the search's name. */
export interface SearchLink {
  readonly to: string;
  readonly label: string;
  readonly name: string;
}

interface SearchCardProps {
  search: SavedSearch;
  /** The board with its filters, unless given. */
  link?: SearchLink | undefined;
  tools?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A saved search: its name, how often it is sent, and the way to what it finds. */
export function SearchCard({ search, link, tools, actions, children }: SearchCardProps) {
  const { name, frequency, paused, board } = search;
  const shown =
    link ?? (board ? { to: boardPath(board), label: t('open'), name: t('openName', { name }) } : undefined);
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
                {t(frequency)}
              </Text>
              {paused && <Badge>{t('paused')}</Badge>}
            </Group>
          </Stack>
          {tools}
        </Flex>
        {(shown ?? actions) && (
          <Group>
            {shown && (
              <LinkButton size="sm" variant="light" to={shown.to} aria-label={shown.name}>
                {shown.label}
              </LinkButton>
            )}
            {actions}
          </Group>
        )}
        {children}
      </Stack>
    </Card>
  );
}

function boardPath(board: NonNullable<SavedSearch['board']>): string {
  const params = writeFilters(filtersOf(board));
  return params.size > 0 ? `${jobBoard}?${params}` : jobBoard;
}
