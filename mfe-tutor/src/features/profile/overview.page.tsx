import type { Education, Experience } from '@porao/contracts';
import { pageStateOf } from '@porao/features';
import { useOnline } from '@porao/platform';
import { Divider, Stack } from '@porao/ui';
import { Fragment, type ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import {
  hasAvailability,
  hasLocation,
  hasOnline,
  hasPersonal,
  hasSalary,
} from '../../common/profile/filled.ts';
import {
  AvailabilityFacts,
  CredentialGrid,
  EducationEntry,
  ExperienceEntry,
} from '../../common/profile/list.facts.tsx';
import { PersonalFacts } from '../../common/profile/personal.facts.tsx';
import {
  useAvailability,
  useCredentials,
  useEducation,
  useExperience,
  usePreferences,
  useTutorProfile,
} from '../../common/profile/profile.queries.ts';
import { tutoringCardPath } from '../../common/profile/sections.ts';
import {
  CategoryFacts,
  LocationFacts,
  OnlineFacts,
  SalaryFacts,
} from '../../common/profile/tutoring.facts.tsx';
import { SectionSkeleton } from './overview.skeleton.tsx';
import { ProfileFrame } from './profile.frame.tsx';
import styles from './profile.module.css';
import { SectionCard } from './section.card.tsx';

/** The tutor's own profile, as far as it is filled. */
export default function OverviewPage(): ReactNode {
  return <ProfileFrame>{(locked) => <Sections locked={locked} />}</ProfileFrame>;
}

function Sections({ locked }: { locked: boolean }): ReactNode {
  const profile = useTutorProfile();
  const preferences = usePreferences();
  const education = useEducation();
  const experience = useExperience();
  const week = useAvailability();
  const credentials = useCredentials();
  const online = useOnline();
  const state = pageStateOf({ profile, preferences, education, experience, week, credentials }, online);
  if (state === 'loading') return <SectionSkeleton />;
  const edit = (path: string) => (locked ? null : path);
  const isEmptyList = ({ data }: { data: readonly unknown[] }) => data.length === 0;
  return (
    <div className={styles.sections} data-main-content>
      <SectionCard
        wide
        title={t('section.education')}
        edit={edit(paths.updateEducation)}
        source={education}
        empty={t('empty.education')}
        isEmpty={isEmptyList}
      >
        {({ data }) => <Entries rows={data} item={degree} />}
      </SectionCard>
      <SectionCard
        title={t('section.location')}
        edit={edit(tutoringCardPath('location'))}
        source={profile}
        empty={t('empty.location')}
        isEmpty={({ data }) => !hasLocation(data) && data.teaching_location === null}
      >
        {({ data }) => <LocationFacts profile={data} />}
      </SectionCard>
      <SectionCard
        title={t('section.category')}
        edit={edit(tutoringCardPath('category'))}
        source={preferences}
        empty={t('empty.category')}
        isEmpty={({ data }) => data.categories.length === 0}
      >
        {({ data }) => <CategoryFacts preferences={data} />}
      </SectionCard>
      <SectionCard
        title={t('section.salary')}
        edit={edit(tutoringCardPath('salary'))}
        source={profile}
        empty={t('empty.salary')}
        isEmpty={({ data }) => !hasSalary(data)}
      >
        {({ data }) => <SalaryFacts profile={data} />}
      </SectionCard>
      <SectionCard
        title={t('section.online')}
        edit={edit(tutoringCardPath('online'))}
        source={profile}
        empty={t('empty.online')}
        isEmpty={({ data }) => !hasOnline(data)}
      >
        {({ data }) => <OnlineFacts profile={data} />}
      </SectionCard>
      <SectionCard
        wide
        title={t('section.personal')}
        edit={edit(paths.updatePersonal)}
        source={profile}
        empty={t('empty.personal')}
        isEmpty={({ data }) => !hasPersonal(data)}
      >
        {({ data }) => <PersonalFacts info={data.personal_info} />}
      </SectionCard>
      <SectionCard
        title={t('section.experience')}
        edit={edit(tutoringCardPath('experience'))}
        source={experience}
        empty={t('empty.experience')}
        isEmpty={isEmptyList}
      >
        {({ data }) => <Entries rows={data} item={experienceEntry} />}
      </SectionCard>
      <SectionCard
        title={t('section.availability')}
        edit={edit(tutoringCardPath('availability'))}
        source={week}
        empty={t('empty.availability')}
        isEmpty={({ data }) => !hasAvailability(data)}
      >
        {({ data }) => <AvailabilityFacts week={data} />}
      </SectionCard>
      <SectionCard
        wide
        title={t('section.credentials')}
        edit={edit(paths.updateCertificate)}
        source={credentials}
        empty={t('empty.credentials')}
        isEmpty={isEmptyList}
      >
        {({ data }) => <CredentialGrid rows={data} />}
      </SectionCard>
    </div>
  );
}

const degree = (entry: Education): ReactNode => <EducationEntry entry={entry} />;
const experienceEntry = (entry: Experience): ReactNode => <ExperienceEntry entry={entry} />;

/** Rows below each other with a line between. */
function Entries<Row extends { id: number }>({
  rows,
  item,
}: {
  rows: readonly Row[];
  item: (row: Row) => ReactNode;
}): ReactNode {
  return (
    <Stack>
      {rows.map((row, place) => (
        <Fragment key={row.id}>
          {place > 0 && <Divider />}
          {item(row)}
        </Fragment>
      ))}
    </Stack>
  );
}
