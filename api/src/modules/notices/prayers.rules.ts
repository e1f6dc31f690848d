import { CalculationMethod, Coordinates, Madhab, PrayerTimes } from 'adhan';
import { inBangladesh } from '../../kit/bangladesh-time.ts';
import { cities } from '../../reference/index.ts';

/** In minutes from the beginning of a prayer: the call, the way and the prayer itself in most mosques. */
const lasts = { asr: 45, maghrib: 30, isha: 60 } as const;

/** Mosques of the whole country hold these two by the clock; Friday is kept free until the prayer of noon is over. */
const noon = { from: '13:00', to: '13:45' } as const;
const friday = { from: '00:00', to: '14:00' } as const;

/** The first city, for accounts without one and for cities that operators added: some minutes off there. */
const placeOf = (cityId: number | null) => cities.find(({ id }) => id === cityId) ?? cities[0];

const parameters = CalculationMethod.Karachi();
// The afternoon prayer as mosques of Bangladesh call it.
parameters.madhab = Madhab.Hanafi;

interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** The times of a day in Bangladesh in which no message leaves that can wait, by the sun over the city. */
function prayersOf(at: Date, cityId: number | null): Span[] {
  const local = inBangladesh(at);
  const clock = (time: string) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return local
      .startOf('day')
      .add(hours * 60 + minutes, 'minute')
      .toDate();
  };
  const byClock = (span: { readonly from: string; readonly to: string }) => ({
    from: clock(span.from),
    to: clock(span.to),
  });
  const place = placeOf(cityId);
  const coordinates = new Coordinates(place?.latitude ?? 0, place?.longitude ?? 0);
  // The library reads the calendar day of the process's zone.
  const day = new Date(local.year(), local.month(), local.date());
  const sun = new PrayerTimes(coordinates, day, parameters);
  const from = (start: Date, minutes: number) => ({
    from: start,
    to: new Date(start.getTime() + minutes * 60_000),
  });
  return [
    byClock(local.day() === 5 ? friday : noon),
    { from: sun.fajr, to: sun.sunrise },
    from(sun.asr, lasts.asr),
    from(sun.maghrib, lasts.maghrib),
    from(sun.isha, lasts.isha),
  ];
}

/** The end of the prayer, or of the Friday morning, that this moment is in; null outside of them. */
export const prayerUntil = (cityId: number | null, now: Date): Date | null =>
  prayersOf(now, cityId).find(({ from, to }) => now >= from && now < to)?.to ?? null;
