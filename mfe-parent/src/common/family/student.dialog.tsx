import type { Student } from '@porao/contracts';
import { StudentForm } from '@porao/features';
import { FamilyDialog, type RowDialogProps } from './family.dialog.tsx';
import { saveStudent } from './students.queries.ts';

export interface StudentDialogProps extends RowDialogProps<Student> {
  details?: boolean;
}

export default function StudentDialog({ details, ...props }: StudentDialogProps) {
  const { row } = props;
  return (
    <FamilyDialog {...props} list="students" draft="student" save={saveStudent(row?.id)}>
      {(form) => (
        <StudentForm
          {...form}
          {...(row && { start: startOf(row) })}
          details={row !== undefined || details === true}
        />
      )}
    </FamilyDialog>
  );
}

const startOf = ({ institute, ...row }: Student) => ({
  name: row.name,
  ...(row.gender !== null && { gender: row.gender }),
  category_id: row.category_id,
  curriculum_id: row.curriculum_id,
  i_class_id: row.i_class_id,
  institute_id: row.institute_id,
  age: row.age,
  dob: row.dob,
  institute_name: institute?.university_name ?? '',
});
