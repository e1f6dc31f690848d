import type { Education, Experience } from '@porao/contracts';
import { CardState, type CardStateProps, pageStateOf } from '@porao/features';
import { useOnline } from '@porao/platform';
import { Card, cx, Divider, LinkActionIcon, LoadingState, Stack, Text, Title } from '@porao/ui';
import { Fragment, type ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import {
  hasAvailability,
  hasCategory,
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
import type { TutoringCard } from '../../common/profile/sections.ts';
import {
  CategoryFacts,
  LocationFacts,
  OnlineFacts,
  SalaryFacts,
} from '../../common/profile/tutoring.facts.tsx';
import { ProfileLayout } from './profile.layout.tsx';
import styles from './profile.module.css';

export default function OverviewPage() {
  return <ProfileLayout>{(locked) => <Sections locked={locked} />}</ProfileLayout>;
}

function Sections({ locked }: { locked: boolean }) {
  const profile = useTutorProfile();
  const preferences = usePreferences();
  const education = useEducation();
  const experience = useExperience();
  const week = useAvailability();
  const credentials = useCredentials();
  const online = useOnline();
  const state = pageStateOf({ profile, preferences, education, experience, week, credentials }, online);
  if (state === 'loading') return <LoadingState label={t('profile.loading')} />;
  return (
    <div className={styles.sections} data-main-content>
      <SectionCard wide name="education" locked={locked} source={education} isFilled={hasRows}>
        {(rows) => <Entries rows={rows} item={degree} />}
      </SectionCard>
      <SectionCard
        name="location"
        locked={locked}
        source={profile}
        isFilled={(data) => hasLocation(data) || data.teaching_location !== null}
      >
        {(data) => <LocationFacts profile={data} />}
      </SectionCard>
      <SectionCard name="category" locked={locked} source={preferences} isFilled={hasCategory}>
        {(data) => <CategoryFacts preferences={data} />}
      </SectionCard>
      <SectionCard name="salary" locked={locked} source={profile} isFilled={hasSalary}>
        {(data) => <SalaryFacts profile={data} />}
      </SectionCard>
      <SectionCard name="online" locked={locked} source={profile} isFilled={hasOnline}>
        {(data) => <OnlineFacts profile={data} />}
      </SectionCard>
      <SectionCard wide name="personal" locked={locked} source={profile} isFilled={hasPersonal}>
        {(data) => <PersonalFacts info={data.personal_info} />}
      </SectionCard>
      <SectionCard name="experience" locked={locked} source={experience} isFilled={hasRows}>
        {(rows) => <Entries rows={rows} item={experienceEntry} />}
      </SectionCard>
      <SectionCard name="availability" locked={locked} source={week} isFilled={hasAvailability}>
        {(data) => <AvailabilityFacts week={data} />}
      </SectionCard>
      <SectionCard wide name="credentials" locked={locked} source={credentials} isFilled={hasRows}>
        {(rows) => <CredentialGrid rows={rows} />}
      </SectionCard>
    </div>
  );
}

const hasRows = (rows: readonly unknown[]): boolean => rows.length > 0;
const degree = (entry: Education) => <EducationEntry entry={entry} />;
const experienceEntry = (entry: Experience) => <ExperienceEntry entry={entry} />;

function Entries<Row extends { id: number }>({
  rows,
  item,
}: {
  rows: readonly Row[];
  item: (row: Row) => ReactNode;
}) {
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

type Section = TutoringCard | 'education' | 'personal' | 'credentials';

/** Where a section is edited that is no card of the tutoring page. */
const updatePaths: Partial<Record<Section, string>> = {
  education: paths.updateEducation,
  personal: paths.updatePersonal,
  credentials: paths.updateCertificate,
};

interface SectionCardProps<Data> {
  name: Section;
  locked: boolean;
  source: CardStateProps<{ data: Data }>['source'];
  isFilled: (data: Data) => boolean;
  wide?: boolean;
  children: (data: Data) => ReactNode;
}

/** One section of the overview: its content, or that nothing was added, and the way to its form. */
function SectionCard<Data>(props: SectionCardProps<Data>) {
  const { name, locked, source, isFilled, wide, children } = props;
  const title = t(`section.${name}`);
  const edit = updatePaths[name] ?? `${paths.updateTutoring}#${name}`;
  return (
    <Card as="section" className={cx(wide && styles.wide)}>
      <div className={styles.sectionHead}>
        <Title order={2} size={4}>
          {title}
        </Title>
        {!locked && <LinkActionIcon to={edit} icon="edit" label={t('profile.edit', { section: title })} />}
      </div>
      <CardState source={source}>
        {({ data }) => (isFilled(data) ? children(data) : <Text tone="dim">{t(`empty.${name}`)}</Text>)}
      </CardState>
    </Card>
  );
}
