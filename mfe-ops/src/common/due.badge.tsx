import { deadlineText, isPast } from '@porao/features';
import { Badge } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

interface DueBadgeProps {
  /** Deadline of the wait; none without one. */
  by: string | null | undefined;
  /** Names the side whose answer is waited for, or the refund that is to be sent. */
  of: 'operator' | 'family' | 'tutor' | 'sides' | 'refund';
  /** An earlier deadline of the same wait has passed. */
  late?: boolean;
}

/** Until when an answer is due, marked once that has passed. */
export function DueBadge({ by, of, late = false }: DueBadgeProps): ReactNode {
  if (!by) return null;
  const text = t(`due.${of}`, { date: deadlineText(by) });
  if (!late && !isPast(by)) return <Badge icon="clock">{text}</Badge>;
  return (
    <Badge tone="error" icon="alert">
      {t('due.late', { text })}
    </Badge>
  );
}
