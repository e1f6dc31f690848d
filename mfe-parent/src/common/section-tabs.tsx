import { TabLinks } from '@porao/ui';
import { t } from './messages.ts';
import { paths } from './paths.ts';

const sections = {
  requests: ['tutorRequests', 'coachRequests'],
  teachers: ['myTutor', 'myCoach', 'onlineTutor'],
  payment: ['invoice', 'transactions'],
  profile: ['overview', 'timeline'],
  settings: ['personalInfo', 'changePassword', 'location', 'accountStatus', 'students', 'tutorAlerts'],
} as const;
export type Section = keyof typeof sections;

export function SectionTabs({ of }: { of: Section }) {
  return (
    <TabLinks
      label={t(`tabs.${of}`)}
      items={sections[of].map((page) => ({ to: paths[page], label: t(`tab.${page}`) }))}
    />
  );
}
