import { useDialog } from '@porao/features';
import { lazyComponent } from '@porao/platform';
import type { ProblemDialogProps, ProblemQuestion } from './problem.dialog.tsx';

const ProblemDialog = lazyComponent<ProblemDialogProps>(
  () => import(/* webpackChunkName: "deal-dialogs" */ './problem.dialog.tsx'),
);

/** Opens a case for a side of a deal that is on the phone. */
export const useProblemDialog = () => useDialog<ProblemQuestion>(ProblemDialog);
