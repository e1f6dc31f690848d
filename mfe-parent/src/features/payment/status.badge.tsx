import { Badge } from '@porao/ui';
import { t } from '../../common/messages.ts';
import type { Invoice } from './sample.ts';

/** Red until it is paid. */
export function StatusBadge({ status }: Pick<Invoice, 'status'>) {
  return (
    <Badge tone={status === 'paid' ? 'success' : 'error'} icon={status === 'paid' ? 'check' : 'alert'}>
      {t(`invoice.${status}`)}
    </Badge>
  );
}
