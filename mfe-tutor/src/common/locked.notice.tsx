import { support } from '@porao/platform/site-paths';
import { LinkAnchor, Notice } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

/** What a Red account is told wherever it could otherwise edit. */
export function LockedNotice(): ReactNode {
  return (
    <Notice
      tone="error"
      still
      title={t('locked.title')}
      action={<LinkAnchor to={support}>{t('locked.support')}</LinkAnchor>}
    >
      {t('locked.text')}
    </Notice>
  );
}
