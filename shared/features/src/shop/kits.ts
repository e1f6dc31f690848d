export const kitIds = ['numbers', 'letters', 'science', 'craft'] as const;
/** Also the name of the kit's picture. */
export type KitId = (typeof kitIds)[number];
