import { dhakaAreas } from './dhaka-areas.ts';
import { moreDhakaAreas } from './more-dhaka-areas.ts';
import { moreRegionalAreas } from './more-regional-areas.ts';
import { type Place, places } from './place.ts';
import { regionalAreas } from './regional-areas.ts';

/** A city of the product with its areas; ids never change, areas count from `id * 1000 + 1`. */
export interface City extends Place {
  readonly id: number;
  readonly areas: readonly Place[];
}

const named = places(`
Dhaka|ঢাকা|23.8103|90.4125
Chattogram|চট্টগ্রাম|22.3569|91.7832|Chittagong
Sylhet|সিলেট|24.8949|91.8687
Rajshahi|রাজশাহী|24.3745|88.6042
Khulna|খুলনা|22.8456|89.5403
Barishal|বরিশাল|22.7010|90.3535|Barisal
Rangpur|রংপুর|25.7439|89.2752
Mymensingh|ময়মনসিংহ|24.7471|90.4203
Cumilla|কুমিল্লা|23.4607|91.1809|Comilla
Gazipur|গাজীপুর|23.9999|90.4203
Narayanganj|নারায়ণগঞ্জ|23.6238|90.5000
Bogura|বগুড়া|24.8465|89.3773|Bogra
`);

const firstAreas = (city: string) => (city === 'Dhaka' ? dhakaAreas : (regionalAreas[city] ?? []));
const moreAreas = (city: string) => (city === 'Dhaka' ? moreDhakaAreas : (moreRegionalAreas[city] ?? []));

export const cities: readonly City[] = named.map((city, index) => ({
  ...city,
  id: index + 1,
  areas: [...firstAreas(city.name), ...moreAreas(city.name)],
}));

/** Ids of the areas where people of the demo data live: few, so that tutors are near families. */
export const demoAreas: readonly number[] = cities.flatMap(({ id, name }) =>
  firstAreas(name).map((_, index) => id * 1000 + index + 1),
);
