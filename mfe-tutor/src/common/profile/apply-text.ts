import type { CurrentUser } from '@porao/contracts';
import { applyObstacle, applyThreshold } from '@porao/contracts/constants';
import { support } from '@porao/contracts/paths';
import { richText } from '@porao/platform';
import { LinkAnchor } from '@porao/ui';
import { createElement, type ReactNode } from 'react';
import { t } from '../messages.ts';

const withSupport = (text: string): ReactNode =>
  richText(text, { support: (words) => createElement(LinkAnchor, { to: support }, words) });

/** Says whether a tutor may apply, and if not, why. `percent` is how much of the profile is filled, `ready` the text for
 * whom nothing keeps from applying. */
export function applyText(
  account: Pick<CurrentUser, 'banned' | 'account_status'>,
  percent: number,
  ready: 'completion.ready' | 'profile.ready',
): ReactNode {
  const obstacle = applyObstacle(account, percent);
  if (obstacle === 'ban') return withSupport(t('apply.ban'));
  if (obstacle === 'status') return withSupport(t('apply.status'));
  return obstacle === 'completion' ? t('completion.short', { missing: applyThreshold - percent }) : t(ready);
}
