import type { Education, Experience } from '@porao/contracts';
import { pageStateOf } from '@porao/features';
import { useOnline } from '@porao/platform';
import { Divider, Stack } from '@porao/ui';
import { Fragment, type ReactNode } from 'react';
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
        name="education"
        edit={edit(paths.updateEducation)}
        source={education}
        isEmpty={isEmptyList}
      >
        {({ data }) => <Entries rows={data} item={degree} />}
      </SectionCard>
      <SectionCard
        name="location"
        edit={edit(tutoringCardPath('location'))}
        source={profile}
        isEmpty={({ data }) => !hasLocation(data) && data.teaching_location === null}
      >
        {({ data }) => <LocationFacts profile={data} />}
      </SectionCard>
      <SectionCard
        name="category"
        edit={edit(tutoringCardPath('category'))}
        source={preferences}
        isEmpty={({ data }) => data.categories.length === 0}
      >
        {({ data }) => <CategoryFacts preferences={data} />}
      </SectionCard>
      <SectionCard
        name="salary"
        edit={edit(tutoringCardPath('salary'))}
        source={profile}
        isEmpty={({ data }) => !hasSalary(data)}
      >
        {({ data }) => <SalaryFacts profile={data} />}
      </SectionCard>
      <SectionCard
        name="online"
        edit={edit(tutoringCardPath('online'))}
        source={profile}
        isEmpty={({ data }) => !hasOnline(data)}
      >
        {({ data }) => <OnlineFacts profile={data} />}
      </SectionCard>
      <SectionCard
        wide
        name="personal"
        edit={edit(paths.updatePersonal)}
        source={profile}
        isEmpty={({ data }) => !hasPersonal(data)}
      >
        {({ data }) => <PersonalFacts info={data.personal_info} />}
      </SectionCard>
      <SectionCard
        name="experience"
        edit={edit(tutoringCardPath('experience'))}
        source={experience}
        isEmpty={isEmptyList}
      >
        {({ data }) => <Entries rows={data} item={experienceEntry} />}
      </SectionCard>
      <SectionCard
        name="availability"
        edit={edit(tutoringCardPath('availability'))}
        source={week}
        isEmpty={({ data }) => !hasAvailability(data)}
      >
        {({ data }) => <AvailabilityFacts week={data} />}
      </SectionCard>
      <SectionCard
        wide
        name="credentials"
        edit={edit(paths.updateCertificate)}
        source={credentials}
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
