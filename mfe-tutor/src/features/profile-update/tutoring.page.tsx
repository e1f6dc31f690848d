import type { Experience } from '@porao/contracts';
import { call, formatMoney } from '@porao/platform';
import { Button, Divider, Group, LoadingState, Stack, Text } from '@porao/ui';
import { Fragment, useEffect, useState } from 'react';
import { t } from '../../common/messages.ts';
import { hasOnline } from '../../common/profile/filled.ts';
import { AvailabilityFacts, ExperienceEntry } from '../../common/profile/list.facts.tsx';
import {
  useAvailability,
  useExperience,
  usePreferences,
  useTutorProfile,
} from '../../common/profile/profile.queries.ts';
import {
  CategoryFacts,
  LocationFacts,
  OnlineFacts,
  SalaryFacts,
} from '../../common/profile/tutoring.facts.tsx';
import { RowActions } from './delete.button.tsx';
import { EditCard } from './edit.card.tsx';
import { lazyForm } from './lazy-form.tsx';
import { useOpenCards } from './open-cards.ts';
import { UpdateLayout } from './update.layout.tsx';

const forms = {
  Location: lazyForm(() => import(/* webpackChunkName: "tutoring-forms" */ './location.form.tsx')),
  Category: lazyForm(() => import(/* webpackChunkName: "tutoring-forms" */ './category.form.tsx')),
  Salary: lazyForm(() => import(/* webpackChunkName: "tutoring-forms" */ './salary.form.tsx')),
  Online: lazyForm(() => import(/* webpackChunkName: "tutoring-forms" */ './online.form.tsx')),
  Availability: lazyForm(() => import(/* webpackChunkName: "tutoring-forms" */ './availability.form.tsx')),
};

type Needs = ReturnType<typeof useNeeds>;

const useNeeds = () => ({
  profile: useTutorProfile(),
  preferences: usePreferences(),
  experience: useExperience(),
  week: useAvailability(),
});

export default function TutoringPage() {
  const needs = useNeeds();
  return (
    <UpdateLayout
      tab="tutoring"
      needs={needs}
      skeleton={<LoadingState label={t('profile.loading')} count={6} />}
    >
      {(locked) => <Cards needs={needs} locked={locked} />}
    </UpdateLayout>
  );
}

function Cards({ needs, locked }: { needs: Needs; locked: boolean }) {
  const cards = useOpenCards();
  useEffect(() => {
    if (!locked) for (const form of Object.values(forms)) form.preload().catch(() => {});
  }, [locked]);
  const profile = needs.profile.data?.data;
  const preferences = needs.preferences.data?.data;
  const experience = needs.experience.data?.data;
  const week = needs.week.data?.data;
  if (!profile || !preferences || !experience || !week) return null;
  return (
    <Stack>
      <EditCard
        name="location"
        summary={[profile.location?.location_name, profile.city?.city_name].filter(Boolean).join(', ')}
        cards={cards}
      >
        {(done) =>
          locked ? <LocationFacts profile={profile} /> : <forms.Location profile={profile} done={done} />
        }
      </EditCard>
      <EditCard
        name="category"
        summary={preferences.categories.map(({ text }) => text).join(', ')}
        cards={cards}
      >
        {(done) =>
          locked ? (
            <CategoryFacts preferences={preferences} />
          ) : (
            <forms.Category preferences={preferences} done={done} />
          )
        }
      </EditCard>
      <EditCard
        name="salary"
        summary={
          profile.expected_salary === null
            ? undefined
            : t('profile.monthly', { salary: formatMoney(profile.expected_salary) })
        }
        cards={cards}
      >
        {(done) =>
          locked ? <SalaryFacts profile={profile} /> : <forms.Salary profile={profile} done={done} />
        }
      </EditCard>
      <EditCard name="online" isUpdated={hasOnline(profile)} cards={cards}>
        {(done) =>
          locked ? <OnlineFacts profile={profile} /> : <forms.Online profile={profile} done={done} />
        }
      </EditCard>
      <EditCard
        name="experience"
        summary={experience.map(({ i_classes }) => i_classes.class_name).join(', ')}
        cards={cards}
      >
        {(done) => <ExperienceList rows={experience} locked={locked} done={done} />}
      </EditCard>
      <EditCard name="availability" cards={cards}>
        {(done) =>
          locked ? <AvailabilityFacts week={week} /> : <forms.Availability week={week} done={done} />
        }
      </EditCard>
    </Stack>
  );
}

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
function ExperienceList({ rows, locked, done }: ExperienceListProps) {
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
