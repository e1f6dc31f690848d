import { StudentDialog } from '../../common/family/dialogs.lazy.ts';
import { FamilySection } from '../../common/family/family.section.tsx';
import { useStudents } from '../../common/family/students.queries.ts';
import { t } from '../../common/messages.ts';
import { usePage } from '../../common/paged.ts';
import { SectionPage } from '../../common/section.page.tsx';
import { StudentCard } from './student.card.tsx';

export default function StudentsPage() {
  const students = useStudents(usePage());
  return (
    <SectionPage title={t('settings.title')} section="settings">
      <FamilySection
        title={t('students.title')}
        addLabel={t('students.add')}
        source={students}
        Card={StudentCard}
        error={t('students.failed')}
        empty={{ title: t('students.empty'), text: t('students.empty.text') }}
        Dialog={StudentDialog}
      />
    </SectionPage>
  );
}
