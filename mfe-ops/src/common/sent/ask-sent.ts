import { useDialog } from '@porao/features';
import { lazyComponent } from '@porao/platform';
import type { SentDialogProps, SentQuestion } from './sent.dialog.tsx';

const SentDialog = lazyComponent<SentDialogProps>(
  () => import(/* webpackChunkName: "deal-dialogs" */ './sent.dialog.tsx'),
);

export const useSentDialog = () => useDialog<SentQuestion>(SentDialog);
