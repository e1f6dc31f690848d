import type { ParentLocation } from '@porao/contracts';
import { LazyMap } from '@porao/features';
import { ActionIcon, Card, Group, Stack, Text, Title } from '@porao/ui';
import styles from '../../common/common.module.css';
import { LocationDialog } from '../../common/family/dialogs.lazy.ts';
import { type CardProps, FamilySection } from '../../common/family/family.section.tsx';
import { HiddenDeleteButton } from '../../common/family/hidden-delete.button.tsx';
import { removeLocation, useLocations } from '../../common/family/locations.queries.ts';
import { NewBadge } from '../../common/family/new-badge.tsx';
import { t } from '../../common/messages.ts';
import { usePage } from '../../common/paged.ts';
import { SectionPage } from '../../common/section.page.tsx';
import own from './locations.module.css';

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

export function LocationCard({ row: location, onEdit }: CardProps<ParentLocation>) {
  const name = `${location.location.location_name}, ${location.city.city_name}`;
  return (
    <Card as="article" aria-label={name}>
      <div className={own.card}>
        <LazyMap small position={{ latitude: location.lat, longitude: location.lon }} />
        <div className={styles.end}>
          <Stack gap="2xs">
            <Group>
              <Title order={3} size={4}>
                {name}
              </Title>
              <NewBadge created={location.created_at} />
            </Group>
            {location.details_location && <Text>{location.details_location}</Text>}
            {location.place_name && location.place_name !== name && (
              <Text size="sm" tone="dim">
                {t('locations.pin', { place: location.place_name })}
              </Text>
            )}
          </Stack>
          <ActionIcon
            icon="edit"
            label={t('locations.edit.of', { name })}
            aria-haspopup="dialog"
            onClick={onEdit}
          />
        </div>
        <HiddenDeleteButton write={removeLocation(location.id)} />
      </div>
    </Card>
  );
}
