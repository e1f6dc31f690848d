import type { TutorRequest } from '@porao/contracts';
import { Button, Notice } from '@porao/ui';
import { useState } from 'react';
import { StudentDialog } from '../../common/family/dialogs.lazy.ts';
import { useAllStudents } from '../../common/family/students.queries.ts';
import { t } from '../../common/messages.ts';

/** Names what a request still needs about its student before it can be approved, and asks for it. */
export function MissingNotice({ request: { stage, student_id, student_missing } }: { request: TutorRequest }) {
  if (stage !== 'Pending' || student_missing.length === 0) return null;
  const parts = student_missing.map((part) => t(`requests.missing.${part}`)).join(', ');
  return (
    <Notice tone="warning" still title={t('requests.missing')} action={<AddButton id={student_id} />}>
      {t('requests.missing.text', { parts })}
    </Notice>
  );
}

function AddButton({ id }: { id: number }) {
  const [opened, setOpened] = useState(false);
  const row = useAllStudents().data?.data.find((student) => student.id === id);
  return (
    <>
      <Button
        size="sm"
        variant="accent"
        aria-haspopup="dialog"
        disabled={row === undefined}
        onClick={() => setOpened(true)}
      >
        {t('requests.missing.add')}
      </Button>
      {row && (
        <StudentDialog
          row={row}
          opened={opened}
          onClose={() => setOpened(false)}
          onSaved={() => setOpened(false)}
        />
      )}
    </>
  );
}
