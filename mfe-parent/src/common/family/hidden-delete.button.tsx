import { failureText } from '@porao/features';
import { notify } from '@porao/platform';
import { Button } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';

/** Works, and is hidden on purpose (PAR-111). */
export function HiddenDeleteButton({ onDelete }: { onDelete: () => Promise<unknown> }): ReactNode {
  const remove = () =>
    onDelete().catch((error: unknown) => notify({ tone: 'error', message: failureText(error) }));
  return (
    <div hidden>
      <Button variant="danger" onClick={() => void remove()}>
        {t('delete')}
      </Button>
    </div>
  );
}
