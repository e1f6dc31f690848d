import './leaflet.css';
import { siteConfig } from '@porao/platform';
import { type ReactNode, useEffect, useState } from 'react';
import { AttributionControl, MapContainer, TileLayer, useMap, ZoomControl } from 'react-leaflet';
import { cx } from '../kit/cx.ts';
import styles from './map.module.css';

/** Degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

export interface MapTexts {
  /** Read aloud: what the map is and how it is used. */
  label: string;
  zoomInLabel: string;
  zoomOutLabel: string;
  /** Shown over the map while it has no tiles. */
  bareText?: string | undefined;
}

interface MapFrameProps extends MapTexts {
  size: 'small' | 'large' | undefined;
  centre: Position;
  zoom: number;
  minZoom?: number;
  maxZoom?: number;
  scrollWheelZoom?: boolean;
  onBare?: ((isBare: boolean) => void) | undefined;
  children: ReactNode;
}

const tileOwner =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>';

/** A map with the site's tiles; without tiles it says so and still takes clicks. */
export function MapFrame(props: MapFrameProps): ReactNode {
  const { size, centre, label, zoomInLabel, zoomOutLabel, bareText, onBare, children, ...view } = props;
  const { tileUrl } = siteConfig();
  const [tiles, setTiles] = useState<'awaited' | 'shown' | 'missing'>(tileUrl ? 'awaited' : 'missing');
  const isBare = tiles === 'missing';
  useEffect(() => onBare?.(isBare), [isBare, onBare]);
  return (
    <div className={cx(styles.frame, size && styles[size])} role="group" aria-label={label}>
      <MapContainer
        {...view}
        className={styles.map ?? ''}
        center={[centre.latitude, centre.longitude]}
        zoomControl={false}
        attributionControl={false}
      >
        {/* Nothing of a page floats over the top of a large map. */}
        {tileUrl && (
          <AttributionControl position={size === 'large' ? 'topright' : 'bottomright'} prefix={false} />
        )}
        {tileUrl && (
          <TileLayer
            url={tileUrl}
            attribution={tileOwner}
            maxZoom={19}
            eventHandlers={{
              tileload: () => setTiles('shown'),
              tileerror: () => setTiles((before) => (before === 'shown' ? before : 'missing')),
            }}
          />
        )}
        <KeepSize />
        {children}
        <ZoomControl zoomInTitle={zoomInLabel} zoomOutTitle={zoomOutLabel} />
      </MapContainer>
      {isBare && bareText && <p className={styles.bare}>{bareText}</p>}
    </div>
  );
}

/** Notifies the map when its size changes: a page that is rendered hidden gives it none at first. */
function KeepSize(): null {
  const map = useMap();
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
  return null;
}
