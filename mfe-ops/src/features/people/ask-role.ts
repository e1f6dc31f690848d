import { lazyComponent } from '@porao/platform';
import { useDialog } from '../../common/use-dialog.tsx';
import type { RoleDialogProps, RoleQuestion } from './role.dialog.tsx';

const RoleDialog = lazyComponent<RoleDialogProps>(
  () => import(/* webpackChunkName: "role-dialog" */ './role.dialog.tsx'),
);

/** The dialog of a page where leads grant and revoke roles. */
export const useRoleDialog = () => useDialog<RoleQuestion>(RoleDialog);
