import type { ReactNode } from 'react';
import ReasonDialog from '../../common/reason.dialog.tsx';
import type { Opened } from '../../common/use-dialog.tsx';
import { type Seen, useDecisions } from './decide.ts';
import { t } from './messages.ts';
import { nameOf } from './request-lines.tsx';

export interface RejectQuestion {
  /** One or several, with one reason for all. */
  seen: readonly Seen[];
  /** As soon as it is begun, 5 s before it is sent. */
  onRejected?: () => void;
}
export type RejectDialogProps = RejectQuestion & Opened;

const reasons = ['unreachable', 'place', 'twice', 'unclear', 'notTutor'] as const;

/** Asks why; the guardian reads it. */
export default function RejectDialog({ seen, onRejected, ...dialog }: RejectDialogProps): ReactNode {
  const { reject } = useDecisions();
  const requests = seen.map(({ request }) => request);
  const [first] = requests;
  const title =
    requests.length === 1 && first
      ? t('requests.reject.title', { request: nameOf(first) })
      : t('requests.reject.several', { count: requests.length });
  return (
    <ReasonDialog
      {...dialog}
      about={requests.map(({ id }) => `request-${id}-reject`)}
      title={title}
      text={t('requests.reject.text')}
      reasons={reasons.map((reason) => t(`requests.reason.${reason}`))}
      confirmLabel={t('requests.reject')}
      danger
      onConfirm={(reason) => {
        const end = reject(seen, reason);
        onRejected?.();
        return end;
      }}
    />
  );
}
