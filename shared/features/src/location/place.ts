import type { GeoPlace } from '@porao/contracts';
import type { Position } from '@porao/ui/map';

/** Zoom of the map before a place is chosen, and at one (RUL-031). */
export const mapZoom = { start: 12, chosen: 14 } as const;
/** The same for an approximate place: its circle fits into a small map. */
export const areaZoom = { start: 12, chosen: 13 } as const;

/** The name where the lookup finds none (decision OQ-121). It is sent to the server, so it is the same in both languages. */
export const unknownLocation = 'Unknown Location';

/** An area of the lists. */
export interface PlaceArea {
  city_id: number;
  location_id: number;
}

/** A chosen place; degrees. */
export interface Place {
  name: string;
  latitude: number;
  longitude: number;
  /** The area in which it is, where that is known. */
  area?: PlaceArea;
}

export const areaOf = ({ city_id, location_id }: GeoPlace): Pick<Place, 'area'> =>
  city_id && location_id ? { area: { city_id, location_id } } : {};

/** A short name of a looked-up place: quarter or suburb with its city, else its long name's first parts. */
export function placeName({ address, display_name }: Pick<GeoPlace, 'address' | 'display_name'>): string {
  const near = address.quarter ?? address.suburb;
  const parts = [near, address.city].filter((part) => part !== undefined && part !== '');
  return near ? parts.join(', ') : shortName(display_name) || parts.join(', ') || unknownLocation;
}

/** The first two parts of a long address: `Dhanmondi, Dhaka`. */
const shortName = (displayName: string): string =>
  displayName
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, 2)
    .join(', ');

/** A suggestion as a place; null when its position cannot be read. */
export function toPlace(found: GeoPlace): Place | null {
  const latitude = Number.parseFloat(found.lat);
  const longitude = Number.parseFloat(found.lon);
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
  return { name: shortName(found.display_name), latitude, longitude, ...areaOf(found) };
}

export interface MapProps {
  position: Position | null;
  /** In metres, where the position is approximate. */
  radius?: number;
  /** Without it the map only shows. */
  onPick?: (position: Position) => void;
  small?: boolean;
}
