import { LinkButton } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';

/** To the form of a new request; at the top of the list, also while it loads and when it is empty. */
export function HireLink() {
  return (
    <LinkButton to={paths.hireTutor} icon="plus">
      {t('requests.hire')}
    </LinkButton>
  );
}
