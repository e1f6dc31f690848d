import { Stack, Text } from '@porao/ui';
import { deadlineText } from './deadline.ts';
import styles from './entry.module.css';

interface EntryListProps {
  title: string;
  entries: readonly { id: number; text: string; at: string }[];
}

/** All entries of a list that is only added to, behind a press. */
export function EntryList({ title, entries }: EntryListProps) {
  return (
    <details className={styles.entries}>
      <summary>{title}</summary>
      <Stack as="ul" gap="xs">
        {entries.map(({ id, text, at }) => (
          <li key={id}>
            <Text size="sm">{text}</Text>
            <Text size="sm" tone="dim">
              {deadlineText(at)}
            </Text>
          </li>
        ))}
      </Stack>
    </details>
  );
}
