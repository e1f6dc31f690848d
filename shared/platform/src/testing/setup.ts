import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// In ms, for every member that renders pages: it only ends a wait that hangs, however busy the machine is.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);
