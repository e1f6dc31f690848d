import { PrivacySection } from '@porao/features';
import { SettingsLayout } from './settings.layout.tsx';

export default function PrivacyPage() {
  return <SettingsLayout>{() => <PrivacySection side="tutor" />}</SettingsLayout>;
}
