import type { AskDialogProps } from './ask.dialog.tsx';
import { lazyDialog } from './lazy.dialog.tsx';

export const AskDialog = lazyDialog<AskDialogProps>(
  () => import(/* webpackChunkName: "ask-dialog" */ './ask.dialog.tsx'),
);
