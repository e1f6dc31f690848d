import { dhaka } from '@porao/contracts/constants';
import { language, siteConfig } from '@porao/platform';
import { LocationMap, type Position } from '@porao/ui/map';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';
import { mapZoom } from './place.ts';

const tileOwner =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>';

/** The map with this site's tiles and words. */
export default function MapPart(props: {
  position: Position | null;
  onPick?: (position: Position) => void;
  small?: boolean;
}): ReactNode {
  return (
    <LocationMap
      {...props}
      key={language}
      centre={dhaka}
      zoom={mapZoom}
      tileUrl={siteConfig().tileUrl}
      attribution={tileOwner}
      label={t(props.onPick ? 'map.label' : 'map.shows')}
      pinLabel={t('map.pin')}
      zoomInLabel={t('map.nearer')}
      zoomOutLabel={t('map.farther')}
    />
  );
}
