import type { ParentLocation } from '@porao/contracts';
import { lazyDialog } from '../lazy.dialog.tsx';
import type { RowDialogProps } from './family.dialog.tsx';
import type { StudentDialogProps } from './student.dialog.tsx';

export const StudentDialog = lazyDialog<StudentDialogProps>(
  () => import(/* webpackChunkName: "student-dialog" */ './student.dialog.tsx'),
);
export const LocationDialog = lazyDialog<RowDialogProps<ParentLocation>>(
  () => import(/* webpackChunkName: "location-dialog" */ './location.dialog.tsx'),
);
