import { formatMoney } from '@porao/platform';
import { Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { hasAvailability, hasLocation, hasOnline, hasSalary } from '../../common/profile/filled.ts';
import { AvailabilityFacts } from '../../common/profile/list.facts.tsx';
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
import { AvailabilityForm } from './availability.form.tsx';
import { CategoryForm } from './category.form.tsx';
import { EditCard } from './edit.card.tsx';
import { ExperienceList } from './experience.list.tsx';
import { LocationForm } from './location.form.tsx';
import { OnlineForm } from './online.form.tsx';
import { useOpenCards } from './open-cards.ts';
import { SalaryForm } from './salary.form.tsx';
import { UpdateFrame } from './update.frame.tsx';
import { CardBones } from './update.skeleton.tsx';

type Needs = ReturnType<typeof useNeeds>;

const useNeeds = () => ({
  profile: useTutorProfile(),
  preferences: usePreferences(),
  experience: useExperience(),
  week: useAvailability(),
});

/** Where, what, when and for how much the tutor teaches: six cards. */
export default function TutoringPage(): ReactNode {
  const needs = useNeeds();
  return (
    <UpdateFrame tab="tutoring" needs={needs} bones={<CardBones count={6} />}>
      {(locked) => <Cards needs={needs} locked={locked} />}
    </UpdateFrame>
  );
}

function Cards({ needs, locked }: { needs: Needs; locked: boolean }): ReactNode {
  const cards = useOpenCards();
  const profile = needs.profile.data?.data;
  const preferences = needs.preferences.data?.data;
  const experience = needs.experience.data?.data;
  const week = needs.week.data?.data;
  if (!profile || !preferences || !experience || !week) return null;
  return (
    <Stack>
      <EditCard
        name="location"
        title={t('section.location')}
        isUpdated={hasLocation(profile)}
        summary={[profile.location?.location_name, profile.city?.city_name].filter(Boolean).join(', ')}
        cards={cards}
      >
        {(done) =>
          locked ? <LocationFacts profile={profile} /> : <LocationForm profile={profile} done={done} />
        }
      </EditCard>
      <EditCard
        name="category"
        title={t('section.category')}
        isUpdated={preferences.categories.length > 0}
        summary={preferences.categories.map(({ text }) => text).join(', ')}
        cards={cards}
      >
        {(done) =>
          locked ? (
            <CategoryFacts preferences={preferences} />
          ) : (
            <CategoryForm preferences={preferences} done={done} />
          )
        }
      </EditCard>
      <EditCard
        name="salary"
        title={t('section.salary')}
        isUpdated={hasSalary(profile)}
        summary={
          profile.expected_salary === null
            ? undefined
            : t('profile.monthly', { salary: formatMoney(profile.expected_salary) })
        }
        cards={cards}
      >
        {(done) =>
          locked ? <SalaryFacts profile={profile} /> : <SalaryForm profile={profile} done={done} />
        }
      </EditCard>
      <EditCard name="online" title={t('section.online')} isUpdated={hasOnline(profile)} cards={cards}>
        {(done) =>
          locked ? <OnlineFacts profile={profile} /> : <OnlineForm profile={profile} done={done} />
        }
      </EditCard>
      <EditCard
        name="experience"
        title={t('section.experience')}
        isUpdated={experience.length > 0}
        summary={experience.map(({ i_classes }) => i_classes.class_name).join(', ')}
        cards={cards}
      >
        {(done) => <ExperienceList rows={experience} locked={locked} done={done} />}
      </EditCard>
      <EditCard
        name="availability"
        title={t('section.availability')}
        isUpdated={hasAvailability(week)}
        cards={cards}
      >
        {(done) =>
          locked ? <AvailabilityFacts week={week} /> : <AvailabilityForm week={week} done={done} />
        }
      </EditCard>
    </Stack>
  );
}
