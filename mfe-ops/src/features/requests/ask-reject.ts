import { lazyComponent } from '@porao/platform';
import { useDialog } from '../../common/use-dialog.tsx';
import type { RejectDialogProps, RejectQuestion } from './reject.dialog.tsx';

const RejectDialog = lazyComponent<RejectDialogProps>(
  () => import(/* webpackChunkName: "reject" */ './reject.dialog.tsx'),
);

/** The dialog of a page that rejects requests. */
export const useRejectDialog = () => useDialog<RejectQuestion>(RejectDialog);
