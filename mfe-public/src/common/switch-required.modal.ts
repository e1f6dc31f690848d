import { areaOfRole } from '@porao/contracts/page';
import { accountSwitcher } from '@porao/contracts/paths';
import { areas, language, openModal } from '@porao/platform';
import { t } from './messages.ts';

/** Shows somebody in another role that tutors' features need the tutor account, with the text of PUB-079. A
 * guardian can switch from there and comes back to this page. */
export function openSwitchRequired(current: string): void {
  const back = new URLSearchParams({ to: 'tutor', next: location.pathname + location.search });
  openModal({
    title: t('switch.title'),
    body: t('switch.text', { needed: t('role.tutor'), current: nameOf(current) }),
    buttons:
      current === 'parent'
        ? [
            { label: t('understood'), variant: 'default' },
            { label: t('switch.do'), to: `${accountSwitcher}?${back}`, variant: 'filled' },
          ]
        : [{ label: t('understood'), variant: 'filled' }],
  });
}

const nameOf = (role: string): string =>
  role === 'parent' ? t('role.parent') : (areaOfRole(areas(), role)?.label[language] ?? role);
