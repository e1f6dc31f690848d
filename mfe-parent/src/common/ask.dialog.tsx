import { failureText, useWrite, type Write } from '@porao/features';
import { Button, Notice, Stack, Text } from '@porao/ui';
import { Modal } from '@porao/ui/overlays';
import type { DialogProps } from './lazy.dialog.tsx';
import { t } from './messages.ts';

export interface AskDialogProps extends DialogProps {
  title: string;
  text: readonly string[];
  yes: string;
  no: string;
  busyLabel: string;
  danger?: boolean;
  /** A refusal of it is shown, and the dialog stays. */
  write: Write<void, unknown>;
}

/** Asks before what binds or cannot be undone, and does it. */
export default function AskDialog(props: AskDialogProps) {
  const { opened, onClose, title, text, yes, no, busyLabel, danger = false, write } = props;
  const { busy, error, press } = useWrite({ ...write, failed: null, onDone: onClose });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      locked={busy}
      footer={
        <>
          <Button variant="default" onClick={onClose} disabled={busy} data-autofocus>
            {no}
          </Button>
          <Button
            variant={danger ? 'danger' : 'filled'}
            onClick={() => press()}
            busy={busy}
            busyLabel={busyLabel}
          >
            {yes}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        {text.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        {error && <Notice tone="error">{failureText(error)}</Notice>}
      </Stack>
    </Modal>
  );
}
