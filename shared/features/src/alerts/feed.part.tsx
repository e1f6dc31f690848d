import { notify } from '@porao/platform';
import { Anchor, Button, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './alerts.text.ts';

/** The address of an Atom feed, folded, to be copied into a reader. `path` begins with a slash. */
export function FeedPart({ path }: { path: string }): ReactNode {
  const address = new URL(path, location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify({ tone: 'success', message: t('copied') });
    } catch {
      notify({ tone: 'error', message: t('copyFailed') });
    }
  };
  return (
    <details>
      <summary>{t('feed')}</summary>
      <Stack gap="xs" align="start">
        <Text size="sm" tone="dim">
          {t('feedText')}
        </Text>
        <Anchor href={address} style={{ overflowWrap: 'anywhere' }}>
          {address}
        </Anchor>
        <Button size="sm" variant="default" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </Stack>
    </details>
  );
}
