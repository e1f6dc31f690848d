import { configure } from '@testing-library/react';

// In ms: a busy machine is not the product's fault; less than a test may take, so that what is missing is named.
configure({ asyncUtilTimeout: 4000 });

export { provideTestPlatform, TestPage, type TestPlatform } from './platform.ts';
export { failure, type Sent, stubServer } from './server.ts';
