import type { ParentLocationBody } from '@porao/contracts';
import { type FormOf, useWatch } from '@porao/ui/forms';
import { useRef, useState } from 'react';
import type { AreaChoice } from '../lookup/lookup.queries.ts';
import type { Place, PlaceArea } from './place.ts';

/** The pin and the area of an address: each follows the other until the person has set it, too. */
export function usePinAndArea<O>(form: FormOf<ParentLocationBody, O>) {
  const [lat, lon, name, chosen] = useWatch({
    control: form.control,
    name: ['lat', 'lon', 'location', 'location_id'],
  });
  const place: Place | null =
    typeof lat === 'number' && typeof lon === 'number'
      ? { latitude: lat, longitude: lon, name: name ?? '' }
      : null;
  const isPinned = useRef(place !== null);
  const filled = useRef<number>(undefined);
  const [near, setNear] = useState<PlaceArea>();

  const putPin = (next: Place | null) => {
    const put = (field: 'lat' | 'lon' | 'location', value: number | string | undefined) =>
      form.setValue(field, value, { shouldDirty: true });
    put('lat', next?.latitude);
    put('lon', next?.longitude);
    put('location', next?.name);
    form.clearErrors(['lat', 'lon', 'location']);
  };
  const putArea = ({ city_id, location_id }: PlaceArea) => {
    filled.current = location_id;
    form.setValue('city_id', city_id, { shouldDirty: true });
    form.setValue('location_id', location_id, { shouldDirty: true });
    form.clearErrors(['city_id', 'location_id']);
  };
  return {
    place,
    /** By the person: on the map, by an address or from the device. */
    setPlace: (next: Place | null) => {
      putPin(next);
      isPinned.current = next !== null;
      setNear(next?.area);
      const area = Number(form.getValues('location_id'));
      if (next?.area && (!area || area === filled.current)) putArea(next.area);
    },
    onArea: ({ value, at }: AreaChoice, areaName: string) => {
      filled.current = value === near?.location_id ? value : undefined;
      if (!isPinned.current && at) putPin({ ...at, name: areaName });
    },
    /** The area in which the pin is, where another one is chosen. */
    proposed: near && chosen && Number(chosen) !== near.location_id ? near : undefined,
    putArea,
  };
}
