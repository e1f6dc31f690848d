import { support } from '@porao/contracts/paths';
import type { Language } from '@porao/platform';
import { type KitId, kitIds } from './kits.ts';
import { shopTexts } from './shop.text.ts';

/** Taka, written as PUB-017 writes them (OQ-134). */
export const kitPrices: Record<KitId, string> = {
  numbers: '1,099',
  letters: '999',
  science: '1599',
  craft: '499',
};

export interface ShopProduct {
  id: KitId;
  name: string;
  description: string;
  image: KitId;
  /** Taka in western digits. */
  price: string;
  /** The shop of this installation; without one `/support` (decision OQ-010). */
  link: string;
}

export function productsOf(language: Language, shopUrl: string | undefined): ShopProduct[] {
  const { kits } = shopTexts[language];
  return kitIds.map((id) => ({
    id,
    ...kits[id],
    image: id,
    price: kitPrices[id],
    link: shopUrl ?? support,
  }));
}
