import type { Candidate } from '@porao/contracts';
import { failureText } from '@porao/forms';
import { Notice, Stack, Text } from '@porao/ui';
import { Confirm } from '@porao/ui/overlays';
import { type ReactNode, useState } from 'react';
import type { DialogProps } from '../../common/late.dialog.tsx';
import { t } from '../../common/messages.ts';
import { useMarks } from './requests.queries.ts';

interface MeetDialogProps extends DialogProps {
  requestId: number;
  candidate: Candidate;
  /** Whom the guardian asked to meet until now. */
  before: string | undefined;
}

/** Asks before the operator is told: one meeting at a time. */
export function MeetDialog({ opened, onClose, requestId, candidate, before }: MeetDialogProps): ReactNode {
  const { askToMeet } = useMarks(requestId);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      await askToMeet(candidate);
      onClose();
    } catch (error) {
      setFault(failureText(error));
    }
    setBusy(false);
  };
  return (
    <Confirm
      opened={opened}
      title={t('candidates.meet.title', { name: candidate.name })}
      confirmLabel={t('candidates.meet.yes')}
      cancelLabel={t('candidates.meet.no')}
      closeLabel={t('close')}
      busy={busy}
      busyLabel={t('candidates.meet.asking')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <Text>{t('candidates.meet.text')}</Text>
        {before !== undefined && <Text>{t('candidates.meet.before', { name: before })}</Text>}
        {fault && <Notice tone="error">{fault}</Notice>}
      </Stack>
    </Confirm>
  );
}
