import type { CurrentUser } from '@porao/contracts';
import { applyObstacle, applyThreshold } from '@porao/contracts/constants';
import { t } from '../messages.ts';

/** Says whether a tutor may apply, and if not, why. `percent` is how much of the profile is filled, `ready` the text for
 * whom nothing keeps from applying. */
export function applyText(
  account: Pick<CurrentUser, 'banned' | 'account_status'>,
  percent: number,
  ready: 'completion.ready' | 'profile.ready',
): string {
  const obstacle = applyObstacle(account, percent);
  if (obstacle === 'ban') return t('apply.ban');
  if (obstacle === 'status') return t('apply.status');
  return obstacle === 'completion' ? t('completion.short', { missing: applyThreshold - percent }) : t(ready);
}
