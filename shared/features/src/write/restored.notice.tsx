import { Button, Notice } from '@porao/ui';
import { t } from './messages.ts';

interface RestoredNoticeProps {
  form: { restored: boolean; discard: () => void };
}

/** Says that a form began with text that is not saved, and offers what is stored. */
export function RestoredNotice({ form: { restored, discard } }: RestoredNoticeProps) {
  if (!restored) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="subtle" size="sm" onClick={discard}>
          {t('restored.discard')}
        </Button>
      }
    >
      {t('restored.text')}
    </Notice>
  );
}
