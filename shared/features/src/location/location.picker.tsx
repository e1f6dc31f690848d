import { notify } from '@porao/platform';
import { ActionIcon, Button, Card, Group, Icon, Stack, Text } from '@porao/ui';
import type { Position } from '@porao/ui/map';
import { useRef, useState } from 'react';
import { LazyMap } from './lazy-map.tsx';
import { useMayLocate } from './may-locate.ts';
import { t } from './messages.ts';
import { type Place, unknownLocation } from './place.ts';
import { PlaceSearch } from './place-search.tsx';
import { lookUpPlace } from './reverse.ts';

interface LocationPickerProps {
  value: Place | null;
  onChange: (place: Place | null) => void;
  /** Called with a place read from the device whose name was found: it may be saved at once. */
  onLocated?: (place: Place) => void;
  /** The button for the device's position: always there, or only once the person has allowed it. */
  locate: 'always' | 'when-granted';
  locateLabel: string;
  error?: string | undefined;
  disabled?: boolean;
}

/** A place on the map: by address, from the device, by click, drag or key. */
export function LocationPicker(props: LocationPickerProps) {
  const { value, onChange, onLocated, locate, locateLabel, error, disabled = false } = props;
  const granted = useMayLocate();
  const [locating, setLocating] = useState(false);
  // The position of the pin while its name is looked up.
  const [naming, setNaming] = useState<Position | null>(null);
  // The latest choice: the name of an earlier one that comes late is dropped.
  const turn = useRef(0);

  const choose = (place: Place | null) => {
    turn.current += 1;
    setNaming(null);
    onChange(place);
  };
  /** Sets the pin at once, the place when its name is known or cannot be; answers it if the name was found. */
  const pick = async (position: Position): Promise<Place | null> => {
    choose(null);
    setNaming(position);
    const mine = turn.current;
    const found = await lookUpPlace(position);
    if (mine !== turn.current) return null;
    choose(found ?? { ...position, name: unknownLocation });
    return found;
  };
  const locateDevice = async () => {
    setLocating(true);
    const position = await readPosition();
    const place = position && (await pick(position));
    setLocating(false);
    if (place) onLocated?.(place);
  };

  return (
    <Stack gap="sm">
      <PlaceSearch label={t('search.label')} error={error} onPlace={choose} />
      {(locate === 'always' || granted) && (
        <Button
          variant="light"
          icon="location"
          fullWidth
          busy={locating}
          busyLabel={t('place.locating')}
          disabled={disabled}
          onClick={() => void locateDevice()}
        >
          {locateLabel}
        </Button>
      )}
      <Text size="sm" tone="dim">
        {t('map.help')}
      </Text>
      <LazyMap position={value ?? naming} onPick={(position) => void pick(position)} />
      {(value ?? naming) && (
        <Card look="soft">
          <Group justify="space-between" wrap="nowrap">
            <Group gap="xs" wrap="nowrap">
              <Icon name="location" />
              <Text weight="medium">{value?.name ?? t('place.waiting')}</Text>
            </Group>
            <ActionIcon icon="close" label={t('place.clear')} onClick={() => choose(null)} />
          </Group>
        </Card>
      )}
    </Stack>
  );
}

/** Milliseconds that a slow device gets to find itself. */
const patience = 15_000;

/** The device's position, or null after saying why there is none. */
async function readPosition(): Promise<{ latitude: number; longitude: number } | null> {
  if (!('geolocation' in navigator)) {
    notify({ tone: 'error', title: t('place.unsupported'), message: t('place.unsupportedHelp') });
    return null;
  }
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
      const options = { enableHighAccuracy: true, timeout: patience, maximumAge: 60_000 };
      navigator.geolocation.getCurrentPosition(resolve, reject, options);
    });
    return { latitude: coords.latitude, longitude: coords.longitude };
  } catch {
    notify({ tone: 'error', title: t('place.positionError'), message: t('place.positionFailed') });
    return null;
  }
}
