import type { TutorRequest } from '@porao/contracts';
import { failureText } from '@porao/forms';
import { Notice, Stack, Text } from '@porao/ui';
import { Confirm } from '@porao/ui/overlays';
import { type ReactNode, useState } from 'react';
import type { DialogProps } from '../../common/late.dialog.tsx';
import { t } from '../../common/messages.ts';
import { useWithdraw } from './requests.queries.ts';

/** Asks before a request is taken back, which cannot be undone. */
export function WithdrawDialog(props: DialogProps & { request: TutorRequest }): ReactNode {
  const { opened, onClose, request } = props;
  const withdraw = useWithdraw();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      await withdraw(request.id);
      onClose();
    } catch (error) {
      setFault(failureText(error));
    }
    setBusy(false);
  };
  return (
    <Confirm
      opened={opened}
      title={t('requests.withdraw.title')}
      confirmLabel={t('requests.withdraw')}
      cancelLabel={t('requests.withdraw.keep')}
      closeLabel={t('close')}
      busy={busy}
      busyLabel={t('requests.withdrawing')}
      danger
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <Text>{t('requests.withdraw.text', { class: request.i_class.class_name })}</Text>
        {fault && <Notice tone="error">{fault}</Notice>}
      </Stack>
    </Confirm>
  );
}
