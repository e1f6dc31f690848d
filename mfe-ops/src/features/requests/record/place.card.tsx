import type { OpsRequestDetails } from '@porao/contracts';
import { publishedRadius } from '@porao/contracts/constants';
import { LazyMap, TitledCard } from '@porao/features';
import { formatNumber } from '@porao/platform';
import { DefinitionGrid, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

/** Where it is: the exact home in words, and on the map the place that the public would see. */
export function PlaceCard({ details }: { details: OpsRequestDetails }): ReactNode {
  const { request, place, tutors } = details;
  const { details_location, location, city } = request.parent_location;
  return (
    <TitledCard title={t('request.place.title')}>
      <LazyMap position={place} radius={publishedRadius} small />
      <Text size="sm" tone="dim">
        {t('request.place.public')}
      </Text>
      <DefinitionGrid
        items={[
          {
            label: t('request.place.home'),
            value: `${details_location}, ${location.location_name}, ${city.city_name}`,
            wide: true,
          },
          {
            label: t('request.place.nearby', { km: formatNumber(tutors.radius) }),
            value: formatNumber(tutors.nearby),
          },
          { label: t('request.place.city', { city: city.city_name }), value: formatNumber(tutors.in_city) },
        ]}
      />
    </TitledCard>
  );
}
