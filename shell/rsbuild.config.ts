import { shellConfig } from '@porao/build';

export default shellConfig();
