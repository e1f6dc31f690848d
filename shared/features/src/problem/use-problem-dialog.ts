import { lazyComponent } from '@porao/platform';
import { type Opened, useDialog } from '../state/use-dialog.tsx';
import type { ProblemDialogProps } from './problem.dialog.tsx';

const ProblemDialog = lazyComponent<ProblemDialogProps>(
  () => import(/* webpackChunkName: "problem-dialog" */ './problem.dialog.tsx'),
);

/** The dialog that reports a problem, answers a question or appeals. */
export const useProblemDialog = () => useDialog<Omit<ProblemDialogProps, keyof Opened>>(ProblemDialog);
