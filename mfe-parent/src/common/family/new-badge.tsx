import { Badge } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';
import { isNew } from './is-new.ts';

export function NewBadge({ created }: { created: string }): ReactNode {
  return isNew(created) ? <Badge tone="accent">{t('family.new')}</Badge> : null;
}
