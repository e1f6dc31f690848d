export { KitGrid } from './kit-grid.tsx';
export { shopTexts } from './shop.text.ts';
