// First: it declares the order of the style layers.
import '@porao/ui/styles.css';

import { yieldToMain } from './boot/yield-to-main.ts';

// All of it stands in this script. Run in one go, it would be the longest task of the page.
const parts = [
  () => import(/* webpackMode: "eager" */ '@porao/platform'),
  () => import(/* webpackMode: "eager" */ '@porao/platform/shell'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@porao/ui'),
  () => import(/* webpackMode: "eager" */ '@porao/ui/shell'),
  () => import(/* webpackMode: "eager" */ './app.tsx'),
  () => import(/* webpackMode: "eager" */ './main.tsx'),
];
// Nobody reads or scrolls what is not there yet.
const isRead = document.getElementById('porao-first') !== null;
for (const part of parts) {
  if (isRead) await yieldToMain();
  await part();
}
