import type { OpsCaseDetail } from '@porao/contracts';
import type { Opened } from '@porao/features';
import { Modal } from '@porao/ui/overlays';
import type { ReactNode } from 'react';
import { AppealForm } from './appeal.form.tsx';
import { CallForm } from './call.form.tsx';
import { CallBackForm } from './call-back.form.tsx';
import { GiveForm } from './give.form.tsx';
import { MessageForm } from './message.form.tsx';
import { t } from './messages.ts';

const forms = {
  call: { title: 'case.call', Form: CallForm },
  missedCall: { title: 'case.missedCall', Form: CallForm },
  message: { title: 'case.message', Form: MessageForm },
  callBack: { title: 'case.callBack.set', Form: CallBackForm },
  give: { title: 'case.give', Form: GiveForm },
  appeal: { title: 'case.appeal', Form: AppealForm },
} as const;

export interface ActQuestion {
  of: OpsCaseDetail;
  what: keyof typeof forms;
}
export type ActDialogProps = ActQuestion & Opened;

export default function ActDialog({ of, what, opened, onClose }: ActDialogProps): ReactNode {
  const { title, Form } = forms[what];
  return (
    <Modal opened={opened} onClose={onClose} title={t(title)} closeLabel={t('close')}>
      <Form of={of} reached={what !== 'missedCall'} onDone={onClose} />
    </Modal>
  );
}
