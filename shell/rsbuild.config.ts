import { shellConfig } from '@porao/build';
import { shellPages } from './src/pages.ts';

export default shellConfig({ pages: shellPages.map((page) => ({ ...page })) });
