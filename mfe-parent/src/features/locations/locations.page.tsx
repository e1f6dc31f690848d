import { LocationDialog } from '../../common/family/dialogs.lazy.ts';
import { FamilySection } from '../../common/family/family.section.tsx';
import { useLocations } from '../../common/family/locations.queries.ts';
import { t } from '../../common/messages.ts';
import { usePage } from '../../common/paged.ts';
import { SectionPage } from '../../common/section.page.tsx';
import { LocationCard } from './location.card.tsx';

export default function LocationsPage() {
  const locations = useLocations(usePage());
  return (
    <SectionPage title={t('settings.title')} section="settings">
      <FamilySection
        title={t('locations.title')}
        addLabel={t('locations.add')}
        source={locations}
        Card={LocationCard}
        error={t('locations.failed')}
        empty={{ title: t('locations.empty'), text: t('locations.empty.text') }}
        Dialog={LocationDialog}
      />
    </SectionPage>
  );
}
