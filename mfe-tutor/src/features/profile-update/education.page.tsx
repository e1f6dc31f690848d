import type { Education } from '@porao/contracts';
import { schoolLevels } from '@porao/contracts/constants';
import { LookupNotice, TitledCard, useChoices } from '@porao/features';
import { call } from '@porao/platform';
import { Button, Card, EmptyState, Group, LoadingState, Stack } from '@porao/ui';
import { Select } from '@porao/ui/controls';
import { useEffect, useState } from 'react';
import { t } from '../../common/messages.ts';
import { EducationEntry } from '../../common/profile/list.facts.tsx';
import { useEducation } from '../../common/profile/profile.queries.ts';
import { RowActions } from './delete.button.tsx';
import { lazyForm } from './lazy-form.tsx';
import { UpdateLayout } from './update.layout.tsx';

const EducationForm = lazyForm(
  () => import(/* webpackChunkName: "education-form" */ './education.form.tsx'),
  7,
);

export default function EducationPage() {
  const education = useEducation();
  return (
    <UpdateLayout
      tab="education"
      needs={{ education }}
      skeleton={<LoadingState label={t('profile.loading')} count={3} />}
    >
      {(locked) => <Degrees rows={education.data?.data ?? []} locked={locked} />}
    </UpdateLayout>
  );
}

const newestFirst = (one: Education, other: Education) => other.created_at.localeCompare(one.created_at);

function Degrees({ rows, locked }: { rows: readonly Education[]; locked: boolean }) {
  const [editing, setEditing] = useState<number | null>(null);
  useEffect(() => {
    if (!locked) EducationForm.preload().catch(() => {});
  }, [locked]);
  const close = () => setEditing(null);
  const isCurrent = (entry: Education) => entry.current_institute === '1';
  const currentTaken = (own?: Education) => rows.some((row) => isCurrent(row) && row.id !== own?.id);
  const actionsOf = (entry: Education) => (
    <RowActions
      name={entry.exam_title}
      section="education"
      onEdit={() => setEditing(entry.id)}
      run={() => call('GET /api/delete-tutor-educational-info/:id', { params: { id: entry.id } })}
    />
  );
  return (
    <Stack>
      {!locked && editing === null && <AddDegree rows={rows} currentTaken={currentTaken()} />}
      {rows.length === 0 && (
        <Card>
          <EmptyState title={t('education.none')} {...(!locked && { text: t('education.none.hint') })} />
        </Card>
      )}
      {rows.toSorted(newestFirst).map((entry) => (
        <Card key={entry.id} as="section" aria-label={entry.exam_title}>
          {editing === entry.id ? (
            <EducationForm
              level={entry.education_level_id}
              entry={entry}
              currentTaken={currentTaken(entry)}
              done={close}
            />
          ) : (
            <EducationEntry
              entry={entry}
              actions={locked || editing !== null ? undefined : actionsOf(entry)}
            />
          )}
        </Card>
      ))}
    </Stack>
  );
}

/** Levels by id; the rules of the forms, which weigh more, have them too. */
const [secondary, higherSecondary, bachelor] = [6, 7, 9] as const;

/** The level between two that are there, which everybody with both has; null without such a gap. */
function surelyMissing(rows: readonly Education[]): number | null {
  const has = (level: number) => rows.some((row) => row.education_level_id === level);
  return has(secondary) && has(bachelor) && !has(higherSecondary) ? higherSecondary : null;
}

/** First the level, then its form; the form at once where the level is clear. */
function AddDegree({ rows, currentTaken }: { rows: readonly Education[]; currentTaken: boolean }) {
  const levels = useChoices('educationlevel');
  const [level, setLevel] = useState(() => surelyMissing(rows));
  const [adding, setAdding] = useState(level !== null);
  const close = () => {
    setAdding(false);
    setLevel(null);
  };
  const used = new Set(rows.map((row) => row.education_level_id));
  const school = rows.find((row) => schoolLevels.includes(row.education_level_id));
  return (
    <TitledCard title={t('education.add')}>
      <LookupNotice lists={[levels]} />
      <Select
        label={t('education.level')}
        placeholder={t('education.level.choose')}
        options={levels.options.map((option) => ({ ...option, disabled: used.has(option.value) }))}
        value={level}
        onChange={setLevel}
        disabled={adding}
      />
      {adding && level !== null ? (
        <EducationForm
          level={level}
          school={schoolLevels.includes(level) ? school : undefined}
          currentTaken={currentTaken}
          done={close}
        />
      ) : (
        <Group>
          <Button icon="plus" disabled={level === null} onClick={() => setAdding(true)}>
            {t('update.add')}
          </Button>
        </Group>
      )}
    </TitledCard>
  );
}
