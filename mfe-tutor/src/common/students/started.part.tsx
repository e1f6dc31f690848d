import type { Deal } from '@porao/contracts';
import { failureText } from '@porao/features';
import { Button, Notice, Stack, Text } from '@porao/ui';
import { t } from '../messages.ts';
import { useStarted } from './deals.queries.ts';

/** A pending student becomes active once tutor and guardian both say that lessons started. */
export function StartedPart({ deal }: { deal: Deal }) {
  const started = useStarted(deal.id);
  if (deal.status.current !== 'in_process') return null;
  if (deal.started_by_tutor) {
    return (
      <Notice tone="info" still>
        {t('student.started.waiting')}
      </Notice>
    );
  }
  return (
    <Stack gap="xs" align="start">
      {started.error && <Notice tone="error">{failureText(started.error)}</Notice>}
      <Button
        variant="light"
        icon="check"
        busy={started.busy}
        busyLabel={t('student.started.busy')}
        onClick={() => started.press()}
      >
        {t('student.started')}
      </Button>
      <Text size="sm" tone="dim">
        {t(deal.started_by_guardian ? 'student.started.guardian' : 'student.started.hint')}
      </Text>
    </Stack>
  );
}
