import { LinkAnchor, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { StudentList } from '../../common/students/student.list.tsx';
import { ProfileFrame } from './profile.frame.tsx';

/** The active students under the profile's header. */
export default function ProfileStudentsPage(): ReactNode {
  return (
    <ProfileFrame>
      {() => (
        <Stack>
          <StudentList group="continue" />
          <LinkAnchor to="/tutor/my-pending-students">{t('students.in_process')}</LinkAnchor>
        </Stack>
      )}
    </ProfileFrame>
  );
}
