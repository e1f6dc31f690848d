import { useDialog } from '@porao/features';
import { lazyComponent } from '@porao/platform';
import type { RoleDialogProps, RoleQuestion } from './role.dialog.tsx';

const RoleDialog = lazyComponent<RoleDialogProps>(
  () => import(/* webpackChunkName: "person-dialog" */ './role.dialog.tsx'),
);

export const useRoleDialog = () => useDialog<RoleQuestion>(RoleDialog);
