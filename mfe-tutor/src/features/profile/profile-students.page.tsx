import { LinkAnchor, Stack } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { StudentList } from '../../common/students/student.list.tsx';
import { ProfileLayout } from './profile.layout.tsx';

export default function ProfileStudentsPage() {
  return (
    <ProfileLayout>
      {() => (
        <Stack>
          <StudentList group="continue" />
          <LinkAnchor to={paths.pendingStudents}>{t('students.in_process')}</LinkAnchor>
        </Stack>
      )}
    </ProfileLayout>
  );
}
