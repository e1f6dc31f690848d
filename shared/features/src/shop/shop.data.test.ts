import { describe, expect, it } from 'vitest';
import { productsOf } from './shop.data.ts';

describe.each(['en', 'bn'] as const)('the kits in %s', (language) => {
  const products = productsOf(language, 'https://shop.example/kits');

  it('PUB-073 each have an id, a name, a description, a picture, a price and a link', () => {
    for (const product of products) {
      expect(Object.keys(product).sort()).toEqual(['description', 'id', 'image', 'link', 'name', 'price']);
      for (const value of Object.values(product)) expect(value).toMatch(/\S/);
      expect(product.link).toBe('https://shop.example/kits');
    }
    expect(new Set(products.map(({ name }) => name)).size).toBe(4);
  });

  it('have the required prices', () => {
    expect(products.map(({ price }) => price)).toEqual(['1,099', '999', '1599', '499']);
  });
});

it('lead to support while this installation has no shop', () => {
  expect(productsOf('en', undefined).map(({ link }) => link)).toEqual(Array(4).fill('/support'));
});
