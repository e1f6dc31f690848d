import { support } from '@porao/contracts/paths';
import { LinkAnchor, Notice } from '@porao/ui';
import { t } from './messages.ts';

/** Shown to a Red account wherever other accounts can edit. */
export function LockedNotice() {
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
