import type { OpsRequest } from '@porao/contracts';
import type { ReactNode } from 'react';
import ReasonDialog, { type ReasonDialogProps } from '../../common/reason.dialog.tsx';
import { t } from './messages.ts';
import { nameOf } from './request-lines.tsx';

export interface RejectDialogProps {
  /** One or several, with one reason for all. */
  requests: readonly OpsRequest[];
  opened: boolean;
  onClose: () => void;
  onReject: ReasonDialogProps['onConfirm'];
}

const reasons = ['unreachable', 'place', 'twice', 'unclear', 'notTutor'] as const;

/** Asks why; the guardian reads it. */
export default function RejectDialog({ requests, opened, onClose, onReject }: RejectDialogProps): ReactNode {
  const [first] = requests;
  const title =
    requests.length === 1 && first
      ? t('requests.reject.title', { request: nameOf(first) })
      : t('requests.reject.several', { count: requests.length });
  return (
    <ReasonDialog
      opened={opened}
      onClose={onClose}
      about={requests.map(({ id }) => `request-${id}-reject`)}
      title={title}
      text={t('requests.reject.text')}
      reasons={reasons.map((reason) => t(`requests.reason.${reason}`))}
      confirmLabel={t('requests.reject')}
      danger
      onConfirm={onReject}
    />
  );
}
