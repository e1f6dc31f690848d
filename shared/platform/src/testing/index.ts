import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// In ms: a busy machine is not the product's fault; less than a test may take, so that what is missing is named.
configure({ asyncUtilTimeout: 30_000 });

// What is still on its way as a file ends, such as the check of an event, would fail after it.
afterAll(() => vi.dynamicImportSettled());

export { provideTestPlatform, TestPage, type TestPlatform } from './platform.ts';
export { failure, type Sent, stubServer } from './server.ts';
