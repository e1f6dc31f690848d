import { useDialog } from '@porao/features';
import { lazyComponent } from '@porao/platform';
import type { RoutineDialogProps, RoutineQuestion } from './routine.dialog.tsx';

const RoutineDialog = lazyComponent<RoutineDialogProps>(
  () => import(/* webpackChunkName: "deal-dialogs" */ './routine.dialog.tsx'),
);

export const useRoutineDialog = () => useDialog<RoutineQuestion>(RoutineDialog);
