import { divIcon, type LatLngExpression, type LeafletEvent, type Marker as LeafletMarker } from 'leaflet';
import { type ReactNode, useEffect, useState } from 'react';
import { Circle, Marker, useMap, useMapEvents } from 'react-leaflet';
import styles from './map.module.css';
import { MapFrame, type MapTexts, type Position } from './map-frame.tsx';

interface LocationMapProps extends MapTexts {
  /** The position of the pin; null for none. */
  position: Position | null;
  /** In metres: a circle around the position in place of the pin, where it is approximate. */
  radius?: number | undefined;
  /** The view before there is a pin. */
  centre: Position;
  /** Zoom without a pin, and with one. */
  zoom: { start: number; chosen: number };
  /** A click, a drag of the pin, or Enter, which takes the middle. Without it the map only shows. */
  onPick?: ((position: Position) => void) | undefined;
  pinLabel: string;
  /** Half the height, for cards. */
  small?: boolean;
}

const svg = (name: string, attributes: Readonly<Record<string, string>>, ...children: Element[]): Element => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

/** For one marker, which takes the element. */
const pinIcon = () =>
  divIcon({
    className: styles.pin ?? '',
    iconSize: [44, 44],
    iconAnchor: [22, 40],
    html: svg(
      'svg',
      { viewBox: '0 0 24 24', width: '40', height: '40', 'aria-hidden': 'true', focusable: 'false' },
      svg('path', { d: 'M12 22.5s-7.5-6.6-7.5-12.3a7.5 7.5 0 0 1 15 0c0 5.7-7.5 12.3-7.5 12.3z' }),
      svg('circle', { cx: '12', cy: '10.2', r: '2.7' }),
    ) as unknown as HTMLElement,
  });

const latLng = ({ latitude, longitude }: Position): LatLngExpression => [latitude, longitude];
const positionOf = ({ lat, lng }: { lat: number; lng: number }): Position => ({
  latitude: lat,
  longitude: lng,
});

/** A map that shows a place and takes one: by click, by drag, or from the keyboard. */
export function LocationMap(props: LocationMapProps): ReactNode {
  const { position, radius, centre, zoom, onPick, pinLabel, small, ...texts } = props;
  return (
    <MapFrame
      {...texts}
      size={small ? 'small' : undefined}
      centre={position ?? centre}
      zoom={position ? zoom.chosen : zoom.start}
      scrollWheelZoom={onPick !== undefined}
    >
      {position && radius === undefined && <Pin position={position} onPick={onPick} label={pinLabel} />}
      {position && radius !== undefined && (
        <Circle center={latLng(position)} radius={radius} className={styles.area ?? ''} interactive={false} />
      )}
      <View position={position} zoom={zoom.chosen} />
      {onPick && <Clicks onPick={onPick} />}
    </MapFrame>
  );
}

type Pick = LocationMapProps['onPick'];

function Pin({ position, onPick, label }: { position: Position; onPick: Pick; label: string }): ReactNode {
  const [icon] = useState(pinIcon);
  return (
    <Marker
      position={latLng(position)}
      icon={icon}
      title={label}
      draggable={onPick !== undefined}
      keyboard={false}
      eventHandlers={{
        dragend: (event: LeafletEvent) => onPick?.(positionOf((event.target as LeafletMarker).getLatLng())),
      }}
    />
  );
}

function Clicks({ onPick }: { onPick: NonNullable<Pick> }): null {
  const map = useMapEvents({
    click: (event) => onPick(positionOf(event.latlng)),
    keypress: (event) => {
      if (event.originalEvent.key === 'Enter') onPick(positionOf(map.getCenter()));
    },
  });
  return null;
}

/** Keeps the pin visible, wherever it was set from. */
function View({ position, zoom }: { position: Position | null; zoom: number }): null {
  const map = useMap();
  const { latitude, longitude } = position ?? {};
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    map.setView([latitude, longitude], Math.max(zoom, map.getZoom()), { animate: false });
  }, [map, latitude, longitude, zoom]);
  return null;
}
