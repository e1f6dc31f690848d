import { LegalLayout } from './legal-layout.tsx';
import { privacyText } from './privacy.text.ts';

export default function PrivacyPage() {
  return <LegalLayout texts={privacyText} />;
}
