import { Button, Notice } from '@porao/ui';
import type { Choices } from './lookup.queries.ts';
import { t } from './messages.ts';

export function LookupNotice({ lists }: { lists: readonly Choices[] }) {
  const failed = lists.filter((list) => list.isError);
  if (failed.length === 0) return null;
  return (
    <Notice
      tone="warning"
      action={
        <Button
          variant="light"
          size="sm"
          icon="refresh"
          onClick={() => {
            for (const list of failed) list.retry();
          }}
        >
          {t('lookup.retry')}
        </Button>
      }
    >
      {t('lookup.failed')}
    </Notice>
  );
}
