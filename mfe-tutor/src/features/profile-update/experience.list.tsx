import type { Experience } from '@porao/contracts';
import { call } from '@porao/platform';
import { Button, Divider, Group, Stack, Text } from '@porao/ui';
import { Fragment, useState } from 'react';
import { t } from '../../common/messages.ts';
import { ExperienceEntry } from '../../common/profile/list.facts.tsx';
import { RowActions } from './delete.button.tsx';
import { lazyForm } from './lazy-form.tsx';

const ExperienceForm = lazyForm(
  () => import(/* webpackChunkName: "tutoring-forms" */ './experience.form.tsx'),
);

interface ExperienceListProps {
  rows: readonly Experience[];
  locked: boolean;
  /** Something was saved, and nothing else is being edited. */
  done: () => void;
}

/** The experiences: each can be edited in its place, or deleted, and another be added. */
export function ExperienceList({ rows, locked, done }: ExperienceListProps) {
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const close = () => setEditing(null);
  const actionsOf = (entry: Experience) => (
    <RowActions
      name={entry.i_classes.class_name}
      section="experience"
      onEdit={() => setEditing(entry.id)}
      run={() => call('GET /api/delete-tutor-experience/:id', { params: { id: entry.id } })}
    />
  );
  return (
    <Stack>
      {rows.length === 0 && editing === null && <Text tone="dim">{t('empty.experience')}</Text>}
      {rows.map((entry, place) => (
        <Fragment key={entry.id}>
          {place > 0 && <Divider />}
          {editing === entry.id ? (
            <ExperienceForm entry={entry} done={close} />
          ) : (
            <ExperienceEntry
              entry={entry}
              actions={locked || editing !== null ? undefined : actionsOf(entry)}
            />
          )}
        </Fragment>
      ))}
      {editing === 'new' && (
        <ExperienceForm
          done={() => {
            close();
            done();
          }}
        />
      )}
      {editing === null && !locked && (
        <Group>
          <Button variant="light" icon="plus" onClick={() => setEditing('new')}>
            {t('experience.add')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
