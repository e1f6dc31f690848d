import { Button, Group, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { KeySign } from '../keyboard/key.button.tsx';
import { t } from '../messages.ts';

interface SelectionProps {
  count: number;
  onClear: () => void;
  acts: readonly { key: string; label: string; act: () => void }[];
}

export function Selection({ count, onClear, acts }: SelectionProps): ReactNode {
  return (
    <div role="status">
      {count > 0 && (
        <Group>
          <Text weight="bold">{t('queue.selected', { count })}</Text>
          {acts.map(({ key, label, act }) => (
            <Button key={key} size="sm" aria-keyshortcuts={key.toUpperCase()} onClick={act}>
              {label}
              <KeySign letter={key} />
            </Button>
          ))}
          <Button size="sm" variant="subtle" onClick={onClear}>
            {t('queue.clear')}
          </Button>
        </Group>
      )}
    </div>
  );
}
