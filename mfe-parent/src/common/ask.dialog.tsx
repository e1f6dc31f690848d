import { failureText } from '@porao/features';
import { Notice, Stack, Text } from '@porao/ui';
import { Confirm } from '@porao/ui/overlays';
import { type ReactNode, useState } from 'react';
import type { DialogProps } from './lazy.dialog.tsx';
import { t } from './messages.ts';

export interface AskDialogProps extends DialogProps {
  title: string;
  text: readonly string[];
  yes: string;
  no: string;
  busyLabel: string;
  danger?: boolean;
  /** What it throws is shown, and the dialog stays. */
  onYes: () => Promise<void>;
}

/** Asks before what binds or cannot be undone, and does it. */
export function AskDialog(props: AskDialogProps): ReactNode {
  const { opened, onClose, title, text, yes, no, busyLabel, danger = false, onYes } = props;
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      await onYes();
      onClose();
    } catch (error) {
      setFault(failureText(error));
    }
    setBusy(false);
  };
  return (
    <Confirm
      opened={opened}
      title={title}
      confirmLabel={yes}
      cancelLabel={no}
      closeLabel={t('close')}
      busy={busy}
      busyLabel={busyLabel}
      danger={danger}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack gap="sm">
        {text.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        {fault && <Notice tone="error">{fault}</Notice>}
      </Stack>
    </Confirm>
  );
}
