import { dhaka } from '@porao/contracts/constants';
import { language, siteConfig } from '@porao/platform';
import { LocationMap } from '@porao/ui/map';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';
import { areaZoom, type MapProps, mapZoom } from './place.ts';

const tileOwner =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>';

/** The map with this site's tiles and words. */
export default function MapPart(props: MapProps): ReactNode {
  return (
    <LocationMap
      {...props}
      key={language}
      centre={dhaka}
      zoom={props.radius === undefined ? mapZoom : areaZoom}
      tileUrl={siteConfig().tileUrl}
      attribution={tileOwner}
      label={t(props.onPick ? 'map.label' : 'map.shows')}
      pinLabel={t('map.pin')}
      zoomInLabel={t('map.nearer')}
      zoomOutLabel={t('map.farther')}
    />
  );
}
