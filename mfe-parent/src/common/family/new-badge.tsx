import { Badge } from '@porao/ui';
import { t } from '../messages.ts';
import { isNew } from './is-new.ts';

export function NewBadge({ created }: { created: string }) {
  return isNew(created) ? <Badge tone="accent">{t('family.new')}</Badge> : null;
}
