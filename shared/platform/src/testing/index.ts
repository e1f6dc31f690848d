import { afterAll, vi } from 'vitest';

// A task that is still under way as a file ends, such as the check of an event, would fail after it.
afterAll(() => vi.dynamicImportSettled());

export { declareEvents } from '../bus.ts';
export { hrefOf, setOnline, TestRoutes } from './pages.ts';
export { provideTestPlatform, TestPage, type TestPlatform, testAreas } from './platform.ts';
export { failure, fieldFailure, type Sent, stubServer } from './server.ts';
