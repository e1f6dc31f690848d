import { type CaseEntry, type OpsCaseDetail, opsCaseEndpoints } from '@porao/contracts';
import { answerMessage, deadlineText, type OutputOf, TitledCard, useWriteForm } from '@porao/features';
import { call } from '@porao/platform';
import { Anchor, Stack, Text } from '@porao/ui';
import { Form, FormError, SubmitButton, TextAreaField } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { caseStale } from '../../common/cases/case-stale.ts';
import { DimLine } from '../../common/dim-line.tsx';
import styles from './cases.module.css';
import { t } from './messages.ts';

/** Lists what was reported, said and done, oldest first, and the form of a note. */
export function EntriesCard({ of: { id, entries } }: { of: OpsCaseDetail }): ReactNode {
  return (
    <TitledCard title={t('case.entries')}>
      {entries.length === 0 ? (
        <Text tone="dim">{t('case.entries.none')}</Text>
      ) : (
        <Stack as="ul" aria-label={t('case.entries')}>
          {entries.map((entry) => (
            <Entry key={entry.id} of={entry} />
          ))}
        </Stack>
      )}
      <NoteForm id={id} />
    </TitledCard>
  );
}

function Entry({ of: { kind, actor, side, text, photo_url, at, by } }: { of: CaseEntry }): ReactNode {
  // The system notes what was reported.
  const name = t(kind === 'note' && actor === 'system' ? 'case.entry.review' : `case.entry.${kind}`);
  return (
    <li>
      <Text weight="medium">
        {side ? t('case.entry.side', { kind: name, side: t(`case.side.${side}`) }) : name}
      </Text>
      {text && <p className={styles.words}>{text}</p>}
      {photo_url && (
        <Anchor href={photo_url} target="_blank">
          <img src={photo_url} alt={t('case.photo')} className={styles.photo} />
        </Anchor>
      )}
      <DimLine parts={[deadlineText(at), by ?? t('case.system')]} />
    </li>
  );
}

const schema = opsCaseEndpoints['POST /api/ops/cases/:id/note'].body;
const empty = { text: '' };

function NoteForm({ id }: { id: number }): ReactNode {
  const { form, submit } = useWriteForm({
    schema,
    start: empty,
    draft: `ops-case-note-${id}`,
    send: (body: OutputOf<typeof schema>) => call('POST /api/ops/cases/:id/note', { params: { id }, body }),
    stale: caseStale,
    success: answerMessage,
    onDone: (_answer, _values, { reset }) => reset(empty),
  });
  return (
    <Form form={form} onSubmit={submit} label={t('case.note.add')}>
      <FormError form={form} />
      <TextAreaField
        form={form}
        name="text"
        label={t('case.note')}
        help={t('case.note.help')}
        rows={2}
        maxLength={2000}
      />
      <SubmitButton form={form} variant="default" busyLabel={t('case.note.adding')}>
        {t('case.note.add')}
      </SubmitButton>
    </Form>
  );
}
