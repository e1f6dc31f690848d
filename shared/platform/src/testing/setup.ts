import { configure } from '@testing-library/react';

// In ms, for every member that renders pages: it only ends a wait that hangs, however busy the machine is.
configure({ asyncUtilTimeout: 60_000 });
