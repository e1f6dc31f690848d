import { Stack } from '@porao/ui';
import { Consents } from './consents.part.tsx';
import { ContactViews } from './contact-views.part.tsx';
import { KeptData } from './kept.part.tsx';
import type { Side } from './kept.ts';

/** The page of settings about the own data, of both areas. */
export function PrivacySection({ side }: { side: Side }) {
  return (
    <Stack gap="lg">
      <ContactViews />
      <Consents side={side} />
      <KeptData side={side} />
    </Stack>
  );
}
