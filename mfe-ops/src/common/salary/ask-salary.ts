import { useDialog } from '@porao/features';
import { lazyComponent } from '@porao/platform';
import type { SalaryDialogProps, SalaryQuestion } from './salary.dialog.tsx';

const SalaryDialog = lazyComponent<SalaryDialogProps>(
  () => import(/* webpackChunkName: "deal-dialogs" */ './salary.dialog.tsx'),
);

export const useSalaryDialog = () => useDialog<SalaryQuestion>(SalaryDialog);
