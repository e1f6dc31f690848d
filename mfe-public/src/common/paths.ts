import { pathsOf } from '@porao/platform/paths';
import { routes } from '../routes.ts';

export const paths = pathsOf(routes);
