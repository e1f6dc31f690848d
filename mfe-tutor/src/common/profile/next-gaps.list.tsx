import type { ProfileGap } from '@porao/contracts';
import { applyThreshold } from '@porao/contracts/constants';
import { LinkAnchor, Stack, Text } from '@porao/ui';
import { t } from '../messages.ts';
import { gapsOf } from './next-gap.ts';

/** More would be a choice to think about. */
const shown = 3;

interface NextGapsProps {
  /** Absent while the completion is not known. */
  status: { profile_completed: number; missing?: ProfileGap[] | undefined } | undefined;
}

/** Leads to the parts that bring a profile soonest to where its tutor may apply. */
export function NextGaps({ status }: NextGapsProps) {
  const gaps = gapsOf(status?.missing).slice(0, shown);
  if (!status || status.profile_completed >= applyThreshold || gaps.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text size="sm" weight="medium">
        {t('gaps.title', { threshold: applyThreshold })}
      </Text>
      <Stack as="ul" gap="xs" aria-label={t('gaps.title', { threshold: applyThreshold })}>
        {gaps.map(({ part, percent, minutes, path }) => (
          <li key={part}>
            <LinkAnchor to={path}>
              {t('gaps.gap', { name: t(`gaps.${part}`), percent, count: minutes })}
            </LinkAnchor>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
