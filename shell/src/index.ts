// First: it declares the order of the style layers.
import '@porao/ui/styles.css';

import { breathe } from './first/breathe.ts';

// All of it stands in this script. Run in one go, it would be the longest task of the page.
await breathe();
await import(/* webpackMode: "eager" */ './main.tsx');
