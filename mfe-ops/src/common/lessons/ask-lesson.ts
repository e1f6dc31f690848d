import { lazyComponent } from '@porao/platform';
import { useDialog } from '../use-dialog.tsx';
import type { LessonDialogProps, LessonQuestion } from './lesson.dialog.tsx';

const LessonDialog = lazyComponent<LessonDialogProps>(
  () => import(/* webpackChunkName: "deal-dialogs" */ './lesson.dialog.tsx'),
);

export const useLessonDialog = () => useDialog<LessonQuestion>(LessonDialog);
