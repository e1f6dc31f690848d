import type { Student } from '@porao/contracts';
import { formatDate, formatNumber } from '@porao/platform';
import { ActionIcon, Avatar, Card, DefinitionGrid, Group, Stack, Title } from '@porao/ui';
import styles from '../../common/common.module.css';
import { StudentDialog } from '../../common/family/dialogs.lazy.ts';
import type { CardProps } from '../../common/family/family.section.tsx';
import { FamilySection } from '../../common/family/family.section.tsx';
import { HiddenDeleteButton } from '../../common/family/hidden-delete.button.tsx';
import { studentName } from '../../common/family/names.ts';
import { NewBadge } from '../../common/family/new-badge.tsx';
import { removeStudent, useStudents } from '../../common/family/students.queries.ts';
import { t } from '../../common/messages.ts';
import { usePage } from '../../common/paged.ts';
import { SectionPage } from '../../common/section.page.tsx';

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

function StudentCard({ row: student, onEdit }: CardProps<Student>) {
  const facts = [
    { label: t('students.category'), value: student.tutoring_category.category_name },
    ...(student.curriculum
      ? [{ label: t('students.curriculum'), value: student.curriculum.curriculum_name }]
      : []),
    { label: t('students.class'), value: student.i_class.class_name },
    student.institute
      ? { label: t('students.institute'), value: student.institute.university_name }
      : {
          label: t('students.age'),
          value: student.age === null ? t('unspecified') : formatNumber(student.age),
        },
    {
      label: t('students.gender'),
      value: student.gender === null ? t('unspecified') : t(`gender.${student.gender}`),
    },
    { label: t('students.dob'), value: student.dob === null ? t('unspecified') : formatDate(student.dob) },
  ];
  const name = studentName(student);
  return (
    <Card as="article" aria-label={name}>
      <Stack>
        <div className={styles.end}>
          <Group gap="sm">
            <Avatar name={name} decorative />
            <Title order={3} size={4}>
              {name}
            </Title>
            <NewBadge created={student.created_at} />
          </Group>
          <ActionIcon
            icon="edit"
            label={t('students.edit.of', { name })}
            aria-haspopup="dialog"
            onClick={onEdit}
          />
        </div>
        <DefinitionGrid items={facts} />
        <HiddenDeleteButton write={removeStudent(student.id)} />
      </Stack>
    </Card>
  );
}
