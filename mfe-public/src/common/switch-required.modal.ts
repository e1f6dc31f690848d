import { areaOfRole } from '@porao/contracts/page';
import { areas, language, openModal } from '@porao/platform';
import { t } from './messages.ts';

/** Shows somebody in another role that tutors' features need the tutor account, with the text of PUB-079. */
export function openSwitchRequired(current: string): void {
  openModal({
    title: t('switch.title'),
    body: t('switch.text', { needed: t('role.tutor'), current: nameOf(current) }),
    buttons: [{ label: t('understood'), variant: 'filled' }],
  });
}

const nameOf = (role: string): string =>
  role === 'parent' ? t('role.parent') : (areaOfRole(areas(), role)?.label[language] ?? role);
