import { lazyComponent } from '@porao/platform';
import { useDialog } from '../use-dialog.tsx';
import type { SentDialogProps, SentQuestion } from './sent.dialog.tsx';

const SentDialog = lazyComponent<SentDialogProps>(
  () => import(/* webpackChunkName: "sent" */ './sent.dialog.tsx'),
);

export const useSentDialog = () => useDialog<SentQuestion>(SentDialog);
