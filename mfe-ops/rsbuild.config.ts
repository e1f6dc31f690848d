import { remoteConfig } from '@porao/build';
import { manifest } from './src/manifest.ts';

export default remoteConfig({ manifest });
