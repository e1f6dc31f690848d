import { useDialog } from '@porao/features';
import { lazyComponent } from '@porao/platform';
import type { LessonDialogProps, LessonQuestion } from './lesson.dialog.tsx';

const LessonDialog = lazyComponent<LessonDialogProps>(
  () => import(/* webpackChunkName: "deal-dialogs" */ './lesson.dialog.tsx'),
);

export const useLessonDialog = () => useDialog<LessonQuestion>(LessonDialog);
