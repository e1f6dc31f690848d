import { type Pages, pagesOf } from '@porao/platform/paths';

const page = pagesOf('sample', 'signed-in');

/** Every page of this remote: path, file below `features`, and title. */
export const routes = {
  home: page('/sample', 'home/home', 'Sample', 'নমুনা'),
};

/** Written by the build. */
export declare const pages: Pages<typeof routes>;
