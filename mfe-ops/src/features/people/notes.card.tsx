import { NoteBody, type OpsPerson } from '@porao/contracts';
import { answerMessage, TitledCard, useWriteForm } from '@porao/features';
import { call, formatRelative } from '@porao/platform';
import { Form, FormError, SubmitButton, TextAreaField } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { DimLine } from '../../common/dim-line.tsx';
import { Entries } from './entries.tsx';
import { t } from './messages.ts';
import styles from './people.module.css';
import { useRefusedActs } from './person.acts.tsx';

const empty = { text: '' };

export function NotesCard({ person }: { person: OpsPerson }): ReactNode {
  const { id, notes } = person;
  const mayAdd = !useRefusedActs(person);
  const { form, submit } = useWriteForm({
    schema: NoteBody,
    start: empty,
    send: (body) => call('POST /api/ops/users/:id/notes', { params: { id }, body }),
    stale: ['GET /api/ops/users/:id'],
    success: answerMessage,
    onDone: (_answer, _values, { reset }) => reset(empty),
  });
  return (
    <TitledCard title={t('person.notes')}>
      {mayAdd && (
        <Form form={form} onSubmit={submit} label={t('person.note.add')}>
          <FormError form={form} />
          <TextAreaField
            form={form}
            name="text"
            label={t('person.note')}
            help={t('person.note.help')}
            rows={2}
          />
          <SubmitButton form={form} variant="default" busyLabel={t('person.note.adding')}>
            {t('person.note.add')}
          </SubmitButton>
        </Form>
      )}
      <Entries
        label={t('person.notes')}
        empty={t('person.notes.none')}
        rows={notes.rows}
        keyOf={(note) => note.id}
      >
        {({ text, author, at }) => (
          <>
            <p className={styles.words}>{text}</p>
            <DimLine parts={[author, formatRelative(at)]} />
          </>
        )}
      </Entries>
    </TitledCard>
  );
}
