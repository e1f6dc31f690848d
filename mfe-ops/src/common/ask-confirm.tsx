import { useDialog } from '@porao/features';
import { lazyComponent } from '@porao/platform';
import type { Confirmation, ConfirmDialogProps } from './confirm.dialog.tsx';

const ConfirmDialog = lazyComponent<ConfirmDialogProps>(
  () => import(/* webpackChunkName: "confirm" */ './confirm.dialog.tsx'),
);

export const useConfirmDialog = () => useDialog<Confirmation>(ConfirmDialog);
