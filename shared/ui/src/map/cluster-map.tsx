import {
  divIcon,
  type LeafletKeyboardEvent,
  type Map as LeafletMap,
  latLngBounds,
  type ResizeEvent,
} from 'leaflet';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { cx } from '../kit/cx.ts';
import { type Cluster, clustersOf, type MapPoint } from './clusters.ts';
import styles from './map.module.css';
import { MapFrame, type MapTexts, type Position } from './map-frame.tsx';

interface ClusterMapProps extends MapTexts {
  /** The map shows them all when they change; keep the array while they do not. */
  points: readonly MapPoint[];
  /** The point that was picked; null for none. */
  picked: Position | null;
  onPick: (point: MapPoint) => void;
  /** Name of a pin for so many things. */
  pointLabel: (count: number) => string;
  /** The number as it is shown on a pin. */
  countText: (count: number) => string;
  /** Notified when the map has no tiles, and when it has them again; keep the function. */
  onBare?: ((isBare: boolean) => void) | undefined;
}

/** All of Bangladesh, while there is no point. */
const whole = { centre: { latitude: 23.75, longitude: 90.35 }, zoom: 7, minZoom: 5, maxZoom: 17 };
/** Never nearer by itself: the points are about a kilometre wide. */
const closest = 13;

/** Many points of a map, those close to each other as one pin with their number: a press looks nearer, or picks. */
export function ClusterMap(props: ClusterMapProps): ReactNode {
  const { points, label, zoomInLabel, zoomOutLabel, bareText, onBare } = props;
  return (
    <MapFrame {...whole} {...{ label, zoomInLabel, zoomOutLabel, bareText, onBare }} size="large">
      <WholeView points={points} />
      <Pins {...props} />
    </MapFrame>
  );
}

/** Shows all points when they change. */
function WholeView({ points }: { points: readonly MapPoint[] }): null {
  const map = useMap();
  useEffect(() => {
    const bounds = latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]));
    const fit = () => {
      if (bounds.isValid()) map.fitBounds(bounds, { padding: [32, 32], maxZoom: closest, animate: false });
    };
    const fitWhenShown = ({ oldSize }: ResizeEvent) => {
      if (oldSize.x === 0) fit();
    };
    fit();
    map.on('resize', fitWhenShown);
    return () => void map.off('resize', fitWhenShown);
  }, [map, points]);
  return null;
}

function viewOf(map: LeafletMap): { bounds: [number, number, number, number]; zoom: number } {
  // Wider than what is seen, so that a short move finds its pins there.
  const bounds = map.getBounds().pad(0.5);
  return {
    bounds: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    zoom: map.getZoom(),
  };
}

function Pins({ points, picked, onPick, pointLabel, countText }: ClusterMapProps): ReactNode {
  const map = useMapEvents({ moveend: () => setView(viewOf(map)) });
  const [view, setView] = useState(() => viewOf(map));
  const find = useMemo(() => clustersOf(points), [points]);
  const pressed = useRef(false);
  const press = (cluster: Cluster) => {
    if (cluster.opensAt === null) return onPick(cluster);
    pressed.current = true;
    map.setView([cluster.latitude, cluster.longitude], cluster.opensAt);
  };
  useEffect(() => {
    if (!pressed.current || !view) return;
    pressed.current = false;
    if (document.activeElement === document.body) focusMiddle(map.getContainer());
  }, [map, view]);
  return find(view.bounds, view.zoom).map((cluster) => (
    <Marker
      key={`${cluster.key} ${cluster.count}`}
      position={[cluster.latitude, cluster.longitude]}
      icon={iconOf([countText(cluster.count), pointLabel(cluster.count)], cluster, isAt(cluster, picked))}
      eventHandlers={{
        click: () => press(cluster),
        // Leaflet makes no click of it.
        keypress: ({ originalEvent }: LeafletKeyboardEvent) => {
          if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
          originalEvent.preventDefault();
          press(cluster);
        },
      }}
    />
  ));
}

/** The pin that was pressed is gone: its place has the focus. */
function focusMiddle(container: HTMLElement): void {
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const { x, y } = middle(container);
  const away = (pin: Element) => Math.hypot(middle(pin).x - x, middle(pin).y - y);
  const pins = [...container.querySelectorAll<HTMLElement>('.leaflet-marker-icon')];
  const [nearest = container] = pins.toSorted((a, b) => away(a) - away(b));
  nearest.focus({ preventScroll: true });
}

const isAt = (point: Position, other: Position | null) =>
  other !== null && point.latitude === other.latitude && point.longitude === other.longitude;

/** Larger where more things are, never below a finger's size. */
function iconOf([shown, said]: [string, string], { count, opensAt }: Cluster, isPicked: boolean) {
  const size = 44 + Math.min(20, Math.round(Math.log10(count) * 8));
  const element = document.createElement('span');
  const texts = [shown, said].map((text) => {
    const part = document.createElement('span');
    part.textContent = text;
    return part;
  });
  texts[0]?.setAttribute('aria-hidden', 'true');
  texts[1]?.classList.add(styles.said ?? '');
  element.append(...texts);
  return divIcon({
    className: cx(styles.cluster, opensAt === null && styles.point, isPicked && styles.picked),
    iconSize: [size, size],
    html: element,
  });
}
