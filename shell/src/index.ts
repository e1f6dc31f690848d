// First: it declares the order of the style layers.
import '@porao/ui/styles.css';

import { yieldToMain } from './boot/yield-to-main.ts';

// All of them are in this script. Run as one task, they would be the longest one of the page.
const parts = [
  () => import(/* webpackMode: "eager" */ '@porao/platform'),
  () => import(/* webpackMode: "eager" */ '@porao/platform/shell'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@porao/ui'),
  () => import(/* webpackMode: "eager" */ '@porao/ui/shell'),
  () => import(/* webpackMode: "eager" */ './app.tsx'),
  () => import(/* webpackMode: "eager" */ './main.tsx'),
];
// Not awaited by the module itself: that needs code of the bundler's for modules that wait.
async function runParts(): Promise<void> {
  for (const part of parts) {
    await yieldToMain();
    await part();
  }
}
void runParts();
