import { failureText, useWrite, type Write } from '@porao/features';
import { Button } from '@porao/ui';
import { t } from '../messages.ts';

/** Works, and is hidden on purpose (PAR-111). */
export function HiddenDeleteButton({ write }: { write: Write<void, unknown> }) {
  const { press } = useWrite({ ...write, failed: failureText });
  return (
    <div hidden>
      <Button variant="danger" onClick={() => press()}>
        {t('delete')}
      </Button>
    </div>
  );
}
