import type { Role } from '@porao/contracts';
import { openModal } from '@porao/platform';
import { t } from './messages.ts';

/** Shows a parent that tutors' features need the other account, with the text of PUB-079. */
export function openSwitchRequired(current: Role): void {
  openModal({
    title: t('switch.title'),
    body: t('switch.text', { needed: t('role.tutor'), current: t(`role.${current}`) }),
    buttons: [{ label: t('understood'), variant: 'filled' }],
  });
}
