import type { TutoringPreferences, TutorProfile } from '@porao/contracts';
import { formatMoney } from '@porao/platform';
import { Anchor, DefinitionGrid } from '@porao/ui';
import { t } from '../messages.ts';
import { namesOf, shown } from './fact.ts';

const money = (taka: number | null, rate: 'profile.monthly' | 'profile.hourly'): string =>
  taka === null ? t('profile.none') : t(rate, { salary: formatMoney(taka) });

const link = (url: string | null) =>
  url === null ? (
    t('profile.none')
  ) : (
    <Anchor href={url} target="_blank">
      {url.replace(/^https?:\/\/(www\.)?/, '')}
    </Anchor>
  );

export function LocationFacts({ profile }: { profile: TutorProfile }) {
  return (
    <DefinitionGrid
      items={[
        { label: t('profile.city'), value: shown(profile.city?.city_name) },
        { label: t('profile.location'), value: shown(profile.location?.location_name) },
        { label: t('profile.preferred'), value: namesOf(profile.preferred_location), wide: true },
        { label: t('profile.teaching'), value: shown(profile.teaching_location?.location_name), wide: true },
      ]}
    />
  );
}

export function CategoryFacts({ preferences }: { preferences: TutoringPreferences }) {
  return (
    <DefinitionGrid
      items={[
        { label: t('profile.categories'), value: namesOf(preferences.categories), wide: true },
        { label: t('profile.classes'), value: namesOf(preferences.i_classes), wide: true },
        { label: t('profile.subjects'), value: namesOf(preferences.subjects), wide: true },
      ]}
    />
  );
}

export function SalaryFacts({ profile }: { profile: TutorProfile }) {
  return (
    <DefinitionGrid
      items={[
        { label: t('profile.salary'), value: money(profile.expected_salary, 'profile.monthly') },
        { label: t('profile.styles'), value: namesOf(profile.tutoring_style) },
        { label: t('profile.places'), value: namesOf(profile.tutoring_place) },
        { label: t('profile.video'), value: link(profile.upload_video) },
        { label: t('profile.aboutStyle'), value: shown(profile.about_your_tutoring_style), wide: true },
      ]}
    />
  );
}

export function OnlineFacts({ profile }: { profile: TutorProfile }) {
  const { expected_salary_online_per_hour: hourly, tutor_gender: gender } = profile;
  return (
    <DefinitionGrid
      items={[
        { label: t('profile.hourlySalary'), value: money(hourly, 'profile.hourly') },
        {
          label: t('profile.teaches'),
          value: gender === null ? t('profile.none') : t(`profile.teaches.${gender}`),
        },
        { label: t('profile.demo'), value: link(profile.demo_class_video) },
        {
          label: t('profile.aboutOnline'),
          value: shown(profile.about_your_online_tutoring_style),
          wide: true,
        },
      ]}
    />
  );
}
