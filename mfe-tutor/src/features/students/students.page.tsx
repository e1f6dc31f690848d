import { EndedDeals } from '@porao/features';
import { formatNumber, useLocation } from '@porao/platform';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { type DealGroup, useDeals } from '../../common/students/deals.queries.ts';
import { StudentList } from '../../common/students/student.list.tsx';
import { TabsPage } from '../../common/tabs.page.tsx';

export default function StudentsPage() {
  const group: DealGroup = useLocation().pathname.startsWith(paths.pendingStudents)
    ? 'in_process'
    : 'continue';
  const { data, isError } = useDeals();
  const countOf = (name: DealGroup) =>
    data ? formatNumber(data.data[name].length) : isError ? undefined : '\u2007';
  return (
    <TabsPage
      title={t('students.title')}
      label={t('students.tabs')}
      tabs={[
        { to: paths.students, label: t('students.continue'), count: countOf('continue') },
        { to: paths.pendingStudents, label: t('students.in_process'), count: countOf('in_process') },
      ]}
    >
      <StudentList key={group} group={group} />
      {group === 'continue' && <EndedDeals side="tutor" />}
    </TabsPage>
  );
}
