import { useDialog } from '@porao/features';
import { lazyComponent } from '@porao/platform';
import type { Question, ReasonDialogProps } from './reason.dialog.tsx';

const ReasonDialog = lazyComponent<ReasonDialogProps>(
  () => import(/* webpackChunkName: "reason" */ './reason.dialog.tsx'),
);

export type { Question };

export const useReasonDialog = () => useDialog<Question>(ReasonDialog);
