import { LegalLayout } from './legal-layout.tsx';
import { termsText } from './terms.text.ts';

export default function TermsPage() {
  return <LegalLayout texts={termsText} />;
}
