import { lazyComponent } from '@porao/platform';
import { useDialog } from '../use-dialog.tsx';
import type { SalaryDialogProps, SalaryQuestion } from './salary.dialog.tsx';

const SalaryDialog = lazyComponent<SalaryDialogProps>(
  () => import(/* webpackChunkName: "deal-dialogs" */ './salary.dialog.tsx'),
);

export const useSalaryDialog = () => useDialog<SalaryQuestion>(SalaryDialog);
