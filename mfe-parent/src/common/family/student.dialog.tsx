import type { Student } from '@porao/contracts';
import { forgetDraft, StudentForm } from '@porao/features';
import { Modal } from '@porao/ui/overlays';
import type { ReactNode } from 'react';
import type { DialogProps } from '../late.dialog.tsx';
import { t } from '../messages.ts';
import { useSaveStudent } from './students.queries.ts';

export interface StudentDialogProps extends DialogProps {
  /** Who is changed; nobody for a new one. */
  row?: Student | undefined;
  /** Asks for the curriculum of a new student too. */
  details?: boolean;
  /** Hears who was saved, before the dialog closes. */
  onSaved?: (student: Student) => void;
}

/** A new student, or a change of one. */
export function StudentDialog({ opened, onClose, row, details, onSaved }: StudentDialogProps): ReactNode {
  const save = useSaveStudent();
  const draft = row ? `student-${row.id}` : 'student';
  const close = () => {
    // What stands of a student is shown again; a new one is kept as typed.
    if (row) forgetDraft(draft);
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t(row ? 'students.edit' : 'students.add')}
      closeLabel={t('close')}
    >
      <StudentForm
        {...(row && { start: startOf(row) })}
        details={row !== undefined || details === true}
        draft={draft}
        submitLabel={t(row ? 'save' : 'students.add')}
        busyLabel={t('saving')}
        onSave={async (student) => {
          const saved = await save(student, row?.id);
          onSaved?.(saved);
          close();
        }}
      />
    </Modal>
  );
}

const startOf = ({ institute, ...row }: Student) => ({
  name: row.name,
  gender: row.gender,
  category_id: row.category_id,
  curriculum_id: row.curriculum_id,
  i_class_id: row.i_class_id,
  institute_id: row.institute_id,
  age: row.age,
  dob: row.dob,
  institute_name: institute?.university_name ?? '',
});
