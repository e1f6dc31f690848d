import { dhaka } from '@porao/contracts/constants';
import { language } from '@porao/platform';
import { LocationMap } from '@porao/ui/map';
import type { ReactNode } from 'react';
import { t } from './messages.ts';
import { areaZoom, type MapProps, mapZoom } from './place.ts';

/** The map with this site's words. */
export default function MapPart(props: MapProps): ReactNode {
  return (
    <LocationMap
      {...props}
      key={language}
      centre={dhaka}
      zoom={props.radius === undefined ? mapZoom : areaZoom}
      label={t(props.onPick ? 'map.label' : 'map.shows')}
      pinLabel={t('map.pin')}
      zoomInLabel={t('map.nearer')}
      zoomOutLabel={t('map.farther')}
      bareText={t('map.bare')}
    />
  );
}
